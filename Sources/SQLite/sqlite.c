// A module of declarations only; a target needs one source file.
#include "sqlite.h"
