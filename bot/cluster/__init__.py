"""Clustering: several processes of one bot, which divide its shards by leases."""
