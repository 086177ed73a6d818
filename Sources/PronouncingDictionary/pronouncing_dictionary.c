#include "pronouncing_dictionary.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t pronunciations[] = {
#embed "pronunciations.bin"
};

const uint8_t *pronunciations_bytes(void) { return pronunciations; }

size_t pronunciations_count(void) { return sizeof pronunciations; }
