"""What all tests share: property tests may take their time, since a first call may compile."""

from hypothesis import settings

settings.register_profile("labdeck", deadline=None)
settings.load_profile("labdeck")
