"""The error of whoever asks for paper that cannot be made."""


class PaperError(ValueError):
    """What cannot be printed as it was asked for; its sentence says why and what would be right."""
