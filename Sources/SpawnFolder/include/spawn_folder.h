// The parts of posix_spawn that Swift does not see: they are hidden behind _GNU_SOURCE.
#ifndef SPAWN_FOLDER_H
#define SPAWN_FOLDER_H

// Lets the process begin in a folder; `actions` is a posix_spawn_file_actions_t.
int spawn_begin_in_folder(void *actions, const char *folder);

// Lets a process inherit nothing from a descriptor on; an error number or 0.
int spawn_close_inherited(void *actions, int first);

// Has this process told to end (SIGTERM) when the thread that started it ends; nothing where the system cannot do that.
void spawn_end_with_parent(void);

#endif
