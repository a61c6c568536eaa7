"""What the program does, however it is asked: values in, values out."""
