"""The discoveries family: scoring the steps of the scientific method with heroes and what lies below them."""
