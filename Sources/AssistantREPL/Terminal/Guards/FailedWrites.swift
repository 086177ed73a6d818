#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lets a write that cannot be done fail with an error instead of ending the process: to a pipe that
/// nobody reads, or beyond the size that a file may have.
func letWritesFail() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}
