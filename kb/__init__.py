"""Knowledge cards: writing, building, finding, and the evidence they give."""
