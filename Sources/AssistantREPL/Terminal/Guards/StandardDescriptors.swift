#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps the places of standard input, output and error where the program was started without one of them.
///
/// The next file that is opened would stand there otherwise, somebody's data among them, and answers would be
/// written into it. Reading and writing still fail.
func keepStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    // The lowest free number is given, which is this one.
    _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
