"""The open tables: each decides, stores, then tells; and what time does at them."""
