#include "word_embeddings.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t embeddings[] = {
#embed "embeddings.bin"
};

const uint8_t *embeddings_bytes(void) { return embeddings; }

size_t embeddings_count(void) { return sizeof embeddings; }
