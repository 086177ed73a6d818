// What the modifiers of screens are told.

/// How large the title of a bar is.
public enum ToolbarTitleDisplayMode: Sendable, Hashable {
  case automatic, inline, inlineLarge, large
}

/// How the parts of a former kind of screen lie beside each other.
public enum NavigationViewStyleName: Sendable, Hashable {
  case automatic, stack, columns
}

/// How parts lie beside each other.
public enum NavigationSplitViewStyleName: Sendable, Hashable {
  case automatic, balanced, prominentDetail
}

/// How far apart the parts of a list are.
public enum ListSectionSpacing: Sendable, Hashable {
  case `default`, compact
}

/// How dates are chosen.
public enum DatePickerStyleName: Sendable, Hashable {
  case automatic, compact, graphical, wheel, field, stepperField
}

/// How pages are told.
public enum IndexViewStyleName: Sendable, Hashable {
  case page

  /// Whether they are told on a ground.
  public enum BackgroundDisplayMode: Sendable, Hashable {
    case automatic, interactive, always, never
  }

  /// On a ground.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> IndexViewStyleName {
    .page
  }
}

/// How a menu looks.
public enum MenuStyleName: Sendable, Hashable {
  case automatic, button, borderlessButton
}

/// In what order a menu is.
public enum MenuOrder: Sendable, Hashable {
  case automatic, fixed, priority
}

/// Whether a menu goes away.
public enum MenuActionDismissBehavior: Sendable, Hashable {
  case automatic, enabled, disabled
}

/// How something is folded away.
public enum DisclosureGroupStyleName: Sendable, Hashable {
  case automatic
}

/// How a table looks.
public enum TableStyleName: Sendable, Hashable {
  case automatic, inset, bordered
}

/// What something becomes where there is little room.
public enum PresentationAdaptation: Sendable, Hashable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// What a movement does.
public enum PresentationContentInteraction: Sendable, Hashable {
  case automatic, resizes, scrolls
}

/// What a touch behind something does.
public struct PresentationBackgroundInteraction: Sendable, Hashable {
  private let name: String

  /// As usual.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// What it would do.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// What it would do, up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// What sends text off.
public struct SubmitTriggers: OptionSet, Sendable, Hashable {
  /// The parts.
  public let rawValue: Int

  /// The parts.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A place for words.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A place to look for something.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A key that went down.
public struct KeyPress: Sendable {
  /// Whether it was for this view.
  public enum Result: Sendable, Hashable {
    case handled, ignored
  }

  /// What a key does.
  public struct Phases: OptionSet, Sendable, Hashable {
    /// The phases as bits.
    public let rawValue: Int
    /// Phases as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// All of it.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What it does.
  public let phase: Phases
  /// Which key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// Which keys are held with it.
  public let modifiers: EventModifiers
}

/// A part of a screen of parts.
public enum NavigationSplitViewColumn: Sendable, Hashable {
  case sidebar, content, detail
}
