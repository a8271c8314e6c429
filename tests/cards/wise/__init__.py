"""The cards of Women in Science and Engineering: one module for each effect."""
