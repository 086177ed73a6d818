/// An intent whose result is shown inside the result of another, or in its confirmation.
///
/// It is performed when the snippet is shown, with the parameters it was given; nothing is asked for
/// it.
///
/// ```swift
/// struct ShelfSnippet: SnippetIntent {
///   static let title: LocalizedStringResource = "Shelf"
///   @Parameter var shelf: Shelf
///
///   func perform() async throws -> some IntentResult & ShowsSnippetView {
///     .result(view: ShelfView(shelf: shelf))
///   }
/// }
/// ```
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Says that what is shown is out of date; it is shown again when the running intent is done.
  public static func reload() {
    IntentRun.current?.state.reload(persistentIdentifier)
  }
}

/// A snippet of nothing.
public struct EmptySnippetIntent: SnippetIntent {
  /// What a person calls it.
  public static let title: LocalizedStringResource = "Nothing"
  /// People have no use for it.
  public static let isDiscoverable = false

  /// A snippet of nothing.
  public init() {}

  /// Shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}

/// A result that shows what another intent shows.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// What a snippet is drawn from.
public struct _SnippetIntentContainer: Sendable {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

extension SnippetIntent {
  /// What it shows, and its value.
  func shown() async throws -> (snippet: SnippetContent?, value: PerformResult.Value?) {
    try await loadDependencies(of: self)
    let result = try await perform()
    return (await (result as? any ResultContents)?.snippet?.content, result.value)
  }

  /// What it shows.
  func snippet() async throws -> SnippetContent? { try await shown().snippet }
}
