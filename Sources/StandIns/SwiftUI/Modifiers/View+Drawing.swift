public import AppIntents

// What changes what text shows.

extension View {
  /// Leaves it out.
  nonisolated public func hidden() -> RedrawnView<Self> {
    RedrawnView(content: self) { _ in [] }
  }

  /// Leaves it out where it cannot be seen.
  nonisolated public func opacity(_ opacity: Double) -> RedrawnView<Self> {
    RedrawnView(content: self) { opacity > 0 ? $0 : [] }
  }

  /// Puts another view before it; text shows what that says below it.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> TupleView<Self, Overlay> { TupleView(self, overlay) }

  /// Puts another view before it; text shows what that says below it.
  nonisolated public func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> TupleView<Self, Overlay> {
    overlay(content(), alignment: alignment)
  }

  /// Fills what lies before it, which text does not show.
  nonisolated public func overlay(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }

  /// Puts another view behind it, which text leaves out.
  nonisolated public func background(
    _ background: some View,
    alignment: Alignment = .center
  ) -> Self { self }

  /// Puts another view behind it, which text leaves out.
  nonisolated public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// Fills what lies behind it, which text does not show.
  @_disfavoredOverload
  nonisolated public func background(
    _ style: some ShapeStyle,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }

  /// Fills what lies behind it as a screen usually does, which text does not show.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }

  /// What lies over it in a shape; text does not show it.
  nonisolated public func overlay(
    _ style: some ShapeStyle,
    in shape: some Shape,
    fillStyle: FillStyle = .init()
  ) -> Self { self }

  /// The background's shape; text does not show it.
  nonisolated public func background(in shape: some Shape, fillStyle: FillStyle = .init()) -> Self {
    self
  }

  /// Fills a figure behind it, which text does not show.
  nonisolated public func background(
    _ style: some ShapeStyle,
    in shape: some Shape,
    fillStyle: FillStyle = .init()
  ) -> Self { self }

  /// Says something beside it.
  nonisolated public func badge(_ count: Int) -> RedrawnView<Self> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a word beside it.
  nonisolated public func badge(_ label: LocalizedStringResource) -> RedrawnView<Self> {
    badge(Text(label))
  }

  /// Shows a word beside it.
  @_disfavoredOverload
  nonisolated public func badge(_ label: some StringProtocol) -> RedrawnView<Self> {
    badge(Text(verbatim: String(label)))
  }

  /// Says something beside it.
  nonisolated public func badge(_ label: Text?) -> RedrawnView<Self> {
    RedrawnView(content: self) { drawings in
      guard let label else { return drawings }
      return [.horizontal(drawings + [label.foregroundStyle(.secondary).snippetContent])]
    }
  }

  /// Says what a picture shows.
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> RedrawnView<Self> {
    described(Text(label))
  }

  /// Says what a picture shows.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> RedrawnView<Self> {
    described(Text(verbatim: String(label)))
  }

  /// Says what a picture shows.
  nonisolated public func accessibilityLabel(_ label: Text) -> RedrawnView<Self> {
    described(label)
  }

  nonisolated private func described(_ label: Text) -> RedrawnView<Self> {
    RedrawnView(content: self) { drawings in
      drawings.map { drawing in
        drawing.mapped { part in
          guard case .image(let systemName, _) = part else { return part }
          return .image(systemName: systemName, description: label.content)
        }
      }
    }
  }

  /// Shows a symbol and a text in a way; text knows the symbol alone and the text alone.
  nonisolated public func labelStyle(_ style: some LabelStyle) -> RedrawnView<Self> {
    let kind = (style as? any ShownLabelStyle)?.kind
    return RedrawnView(content: self) { drawings in
      drawings.map { drawing in
        guard case .horizontal(let parts) = drawing, parts.count == 2, case .image = parts[0] else {
          return drawing
        }
        return switch kind {
        case .icon: parts[0]
        case .title: parts[1]
        case nil: drawing
        }
      }
    }
  }

  /// Shows texts in capital or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> RedrawnView<Self> {
    RedrawnView(content: self) { drawings in
      drawings.map { drawing in
        drawing.mapped { part in
          guard let textCase, case .text(let text, let style) = part else { return part }
          return .text(textCase == .uppercase ? text.uppercased() : text.lowercased(), style: style)
        }
      }
    }
  }

  /// Does something to it only where a condition holds is the builder's work; this one leaves out what is
  /// private where it is to be hidden, which text does not.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// How a symbol and a text are shown.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What an app's own look is made of.
  associatedtype Body: View = EmptyView
  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration

  /// An app's own look, which text does not show.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle where Body == EmptyView {
  /// Nothing: text has a look of its own.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// What a label is made of.
public struct LabelStyleConfiguration {
  /// The words.
  public let title: AnyView
  /// The symbol.
  public let icon: AnyView
}

enum LabelPart {
  case icon, title
}

protocol ShownLabelStyle: LabelStyle {
  nonisolated var kind: LabelPart? { get }
}

/// The symbol alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, ShownLabelStyle {
  let kind: LabelPart? = .icon

  /// The symbol alone.
  public init() {}
}

/// The text alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, ShownLabelStyle {
  let kind: LabelPart? = .title

  /// The text alone.
  public init() {}
}

/// Both.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Both.
  public init() {}
}

/// As it is usual.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// As it is usual.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The text alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As it is usual.
  public static var automatic: DefaultLabelStyle { .init() }
}
