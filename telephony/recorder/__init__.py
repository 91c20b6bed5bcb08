"""Recording calls: off by default, announced, bounded in memory, encrypted on disk, deleted by call or by age."""
