"""The cards of Women in STEM: one module for each effect."""
