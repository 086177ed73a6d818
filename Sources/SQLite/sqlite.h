// The part of SQLite's C interface that the sample app uses, declared here so that the package
// builds where only the runtime library is installed.
#ifndef LIBRARY_SQLITE_H
#define LIBRARY_SQLITE_H

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite3_libversion_number(void);

#endif
