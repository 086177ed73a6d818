/// Tells a person how far an intent is.
///
/// It looks at the progress from time to time: an intent may count millions of steps, and nobody waits
/// for a slow terminal. What an intent counts in the progress's children is seen as well.
struct ProgressTeller: Sendable {
  /// How far an intent was when somebody looked.
  struct Sample: Sendable, Hashable {
    var done: Int
    var total: Int
    /// The part that is done, in whole percent.
    var percent: Int

    /// Looks at a progress; nil while nobody knows the whole.
    init?(of progress: Progress) {
      let total = progress.totalUnitCount
      guard total > 0 else { return nil }
      let fraction = min(max(progress.fractionCompleted, 0), 1)
      let counted = min(max(progress.completedUnitCount, 0), total)
      self.total = Int(clamping: total)
      // The children's part is counted only once they are done. The greatest whole number is no `Double`.
      let reached = fraction < 1 ? Int(fraction * Double(total)) : self.total
      done = max(Int(clamping: counted), reached)
      percent = Int(100 * fraction)
    }
  }

  let progress: Progress
  let conversation: any IntentConversation
  let locale: Locale

  private let told = LastSample()

  init(progress: Progress, conversation: any IntentConversation, locale: Locale) {
    self.progress = progress
    self.conversation = conversation
    self.locale = locale
  }

  /// Does something, and tells how far it is until it ends.
  func telling<Result>(
    every interval: Duration,
    _ operation: () async throws -> Result
  ) async throws -> Result {
    async let _ = tellAgain(every: interval)
    return try await operation()
  }

  private func tellAgain(every interval: Duration) async {
    while (try? await Task.sleep(for: interval)) != nil { await tellLast() }
  }

  /// Tells how far it is now, unless that was told already.
  func tellLast() async {
    guard let sample = Sample(of: progress), told.isNew(sample) else { return }
    let text = (Double(sample.percent) / 100).formatted(.percent.locale(locale))
    await conversation.show(.progress(done: sample.done, total: sample.total, text: text))
  }
}
