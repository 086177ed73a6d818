// What English words mean, as short vectors, in the program itself: found wherever it is moved to, and
// nothing is read before a word is looked up. See NOTICE for where they come from and
// Benchmarks/embeddings/make.py for how the file is made and what stands where in it.
#ifndef WORD_EMBEDDINGS_H
#define WORD_EMBEDDINGS_H

#include <stddef.h>
#include <stdint.h>

// The bytes of the file, which never move or change.
const uint8_t *embeddings_bytes(void);

// How many bytes there are.
size_t embeddings_count(void);

#endif
