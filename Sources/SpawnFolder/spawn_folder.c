#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <spawn.h>

#include "spawn_folder.h"

int spawn_begin_in_folder(void *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
