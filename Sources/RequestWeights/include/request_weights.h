// How much words and pairs of words speak for a sentence that asks for something, in the program itself: found wherever
// it is moved to, and nothing is read before a sentence is weighed. Benchmarks/Sources/Requests learns the file from
// sentences and says what stands where in it.
#ifndef REQUEST_WEIGHTS_H
#define REQUEST_WEIGHTS_H

#include <stddef.h>
#include <stdint.h>

// The bytes of the file, which never move or change.
const uint8_t *request_weights_bytes(void);

// How many bytes there are.
size_t request_weights_count(void);

#endif
