// The one part of posix_spawn that Swift does not see: it is hidden behind _GNU_SOURCE.
#ifndef SPAWN_FOLDER_H
#define SPAWN_FOLDER_H

// Lets the process begin in a folder; `actions` is a posix_spawn_file_actions_t.
int spawn_begin_in_folder(void *actions, const char *folder);

#endif
