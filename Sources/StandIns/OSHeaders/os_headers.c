// A target of C needs a file of C; the headers declare nothing.
