"""Straightened cards -> colours and handles."""
