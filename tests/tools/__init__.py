"""What tests of several rooms share: random walks, pairs of worlds, comparisons of the two ways to run."""
