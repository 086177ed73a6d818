/// Something to look at beside a dialog.
///
/// The names are SwiftUI's, the drawing is text: what a view says is kept, how it would look on a screen
/// is accepted and left out. As SwiftUI's, views belong to the main actor; they can be made anywhere.
///
/// ```swift
/// struct BookView: View {
///   let book: BookEntity
///   var body: some View {
///     VStack(alignment: .leading) {
///       Text(book.title).bold()
///       Text(book.author).foregroundStyle(.secondary)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The kind of view it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never has nothing to show.
  public var body: Never { self }
}

/// A view that says something itself.
@MainActor
package protocol DrawnView: View where Body == Never {
  /// What it says.
  var drawing: SnippetContent { get }
  /// What it says as children of a stack, where it is only a group of views.
  var drawings: [SnippetContent] { get }
}

extension DrawnView {
  package var drawings: [SnippetContent] { [drawing] }
}

extension View where Body == Never {
  /// A view that says something itself is made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) draws itself and has no body; use its body's own views")
  }
}

extension View {
  /// What the view says, in the language of the running conversation.
  public var snippetContent: SnippetContent {
    let drawings = drawings(of: self)
    return switch drawings.count {
    case 0: .empty
    case 1: drawings[0]
    default: .vertical(drawings, alignment: .leading)
    }
  }
}

/// What a view says, group by group dissolved.
@MainActor
package func drawings(of view: some View) -> [SnippetContent] {
  if let drawn = view as? any DrawnView { return drawn.drawings }
  return drawings(of: view.body)
}

/// A view that is yet to be drawn: it belongs to the main actor, what holds it does not.
struct UndrawnView: Sendable {
  private let draw: @MainActor @Sendable () -> SnippetContent

  /// Keeps a view, which nobody changes any more.
  init(_ view: some View) {
    // A view is a value that was made for this; only the main actor ever looks into it.
    nonisolated(unsafe) let view = view
    draw = { unsafe view.snippetContent }
  }

  /// What the view says.
  var content: SnippetContent {
    get async { await draw() }
  }
}
