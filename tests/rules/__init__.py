"""The tests of the rules mirror them; here lie those of whole deals, and how deals are written."""
