#include "request_weights.h"

// Clang has it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t weights[] = {
#embed "requests.bin"
};

const uint8_t *request_weights_bytes(void) { return weights; }

size_t request_weights_count(void) { return sizeof weights; }
