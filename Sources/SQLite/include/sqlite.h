// The part of SQLite's C interface that the sample app uses, declared here so that the package
// builds where only the runtime library is installed. Documented at https://sqlite.org/c3ref/.
#ifndef LIBRARY_SQLITE_H
#define LIBRARY_SQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite3_open_v2(const char *filename, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
const char *sqlite3_errmsg(sqlite3 *database);
int sqlite3_changes(sqlite3 *database);
int sqlite3_total_changes(sqlite3 *database);
int sqlite3_get_autocommit(sqlite3 *database);

int sqlite3_prepare_v2(
  sqlite3 *database, const char *sql, int bytes, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);

// SQLite copies what is bound when `release` is -1.
int sqlite3_bind_text(
  sqlite3_stmt *statement, int index, const char *text, int bytes, intptr_t release);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);

int sqlite3_column_count(sqlite3_stmt *statement);
int sqlite3_column_type(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int column);

#endif
