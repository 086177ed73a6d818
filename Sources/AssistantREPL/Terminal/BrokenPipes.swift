#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lets a write to a pipe that nobody reads fail with an error instead of ending the process.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
