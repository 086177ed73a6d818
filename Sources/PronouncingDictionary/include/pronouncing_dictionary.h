// The pronunciations of the CMU Pronouncing Dictionary, in the program itself: found wherever it is moved
// to, and nothing is read before a word is looked up. See NOTICE for the dictionary's licence and
// Benchmarks/pronunciations/make.py for how the file is made and what stands where in it.
#ifndef PRONOUNCING_DICTIONARY_H
#define PRONOUNCING_DICTIONARY_H

#include <stddef.h>
#include <stdint.h>

// The bytes of the file, which never move or change.
const uint8_t *pronunciations_bytes(void);

// How many bytes there are.
size_t pronunciations_count(void);

#endif
