"""One report per run: JSON for machines, Markdown for a change, one HTML file for people, clips included."""
