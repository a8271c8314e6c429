"""The drawings that pictures are made of, with the tables of words that choose one."""
