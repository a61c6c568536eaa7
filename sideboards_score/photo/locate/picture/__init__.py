"""The picture in which rows are looked for, and what spoils it."""
