/// Converses over sockets until it is told to end.
struct ServeCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode { .success }
}
