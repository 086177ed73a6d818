// valgrind 3.19 writes into the mask that a process waits with, and Dispatch's is a constant: give it a copy.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

int sigsuspend(const sigset_t *mask) {
  int (*original)(const sigset_t *) = dlsym(RTLD_NEXT, "sigsuspend");
  sigset_t copy = *mask;
  return original(&copy);
}
