"""The projects family: completing projects with resources, through modifiers that help and hinder."""
