"""The rules that gsa and microbes alone have: collaboration, mandatory projects, and their piles."""
