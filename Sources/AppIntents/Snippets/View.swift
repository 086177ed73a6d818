/// Something to look at beside a dialog.
///
/// The names are SwiftUI's, the drawing is text: what a view says is kept, how it would look on a screen
/// is accepted and left out. Views are not bound to the main actor.
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
protocol DrawnView: View where Body == Never {
  /// What it says.
  var drawing: SnippetContent { get }
  /// What it says as children of a stack, where it is only a group of views.
  var drawings: [SnippetContent] { get }
}

extension DrawnView {
  var drawings: [SnippetContent] { [drawing] }
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
func drawings(of view: some View) -> [SnippetContent] {
  if let drawn = view as? any DrawnView { return drawn.drawings }
  return drawings(of: view.body)
}
