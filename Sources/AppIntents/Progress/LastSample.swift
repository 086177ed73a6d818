import Synchronization

/// Remembers what a person was told last.
final class LastSample: Sendable {
  private let sample = Mutex<ProgressTeller.Sample?>(nil)

  /// Whether a sample is another than the last one; it is the last one from now on.
  func isNew(_ new: ProgressTeller.Sample) -> Bool {
    sample.withLock { sample in
      defer { sample = new }
      return sample != new
    }
  }
}
