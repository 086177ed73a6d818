#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <signal.h>
#include <spawn.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

#include "spawn_folder.h"

int spawn_begin_in_folder(void *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

int spawn_close_inherited(void *actions, int first) {
#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 34)
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  // Closing what is not open is no error in this library.
  for (int descriptor = first; descriptor < 1024; descriptor++) {
    int code = posix_spawn_file_actions_addclose(actions, descriptor);
    if (code != 0) return code;
  }
  return 0;
#endif
#else
  (void)actions;
  (void)first;
  return 0;
#endif
}

void spawn_end_with_parent(void) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
}
