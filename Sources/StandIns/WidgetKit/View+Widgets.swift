public import AppIntents

// What only widgets have: accepted, and left out of text.

extension View {
  /// What an activity lies on; text does not show it.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> Self { self }
  /// The colour of what the system puts beside an activity; text does not show it.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  /// What pressing a control does; text does not show it.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> Self { self }
  /// What pressing a control does; text does not show it.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> Self { self }
  /// What pressing a control does; text does not show it.
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ hint: some StringProtocol) -> Self { self }
  /// What a control is at; text does not show it.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> Self { self }
  /// What a control is at; text does not show it.
  nonisolated public func controlWidgetStatus(_ status: Text) -> Self { self }
  /// What a control is at; text does not show it.
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: some StringProtocol) -> Self { self }
  /// What stands beside it on a watch; text does not show it.
  nonisolated public func widgetLabel(@ViewBuilder label: () -> some View) -> Self { self }
  /// What stands beside it on a watch; text does not show it.
  nonisolated public func widgetLabel(_ label: LocalizedStringResource) -> Self { self }
  /// What stands beside it on a watch; text does not show it.
  @_disfavoredOverload
  nonisolated public func widgetLabel(_ label: some StringProtocol) -> Self { self }
  /// Whether it follows a round edge; text does not show it.
  nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> Self { self }
  /// Where it stands in an island; text does not show it.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> Self { self }
}

extension Image {
  /// How it is coloured where a widget has one colour; text does not show it.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// How a picture is coloured where a widget has one colour.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In the widget's colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the widget's colour, without its own.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Without its own colours.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// Where something stands in an island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  /// Below what is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "below")
}

/// What small widgets lie on; text leaves it out.
public struct AccessoryWidgetBackground: View {
  /// What small widgets lie on.
  public nonisolated init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In the colour of its surroundings.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// As light on glass.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  /// How large the widget is; nothing here shows one, so it is a small one.
  public var widgetFamily: WidgetFamily { .systemSmall }
  /// How the widget is coloured.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { told(or: .fullColor) }
    set { tell(newValue) }
  }
  /// Whether something lies behind the widget.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether the widget has a label beside it.
  public var showsWidgetLabel: Bool { false }
  /// How much space the widget leaves.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  /// How large the activity is.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether the activity is shown on a whole screen.
  public var isActivityFullscreen: Bool { false }
}
