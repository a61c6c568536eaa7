"""Photo to values: the only part that works on pixels and imports cv2."""
