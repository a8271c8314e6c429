"""What sentences mean, once more: an interpreter out of the rules' words alone, and its comparison with the kernel."""
