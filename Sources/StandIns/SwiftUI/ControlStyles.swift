public import AppIntents

// How controls look on a screen; text has one look for each.

/// How buttons look and what presses them.
public protocol PrimitiveButtonStyle {}

/// A look of a screen's.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultButtonStyle { .init() }
}

/// A look of a screen's.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The look that is called bordered.
  public static var bordered: BorderedButtonStyle { .init() }
}

/// A look of a screen's.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The look that is called borderedProminent.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A look of a screen's.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The look that is called borderless.
  public static var borderless: BorderlessButtonStyle { .init() }
}

/// A look of a screen's.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The look that is called plain.
  public static var plain: PlainButtonStyle { .init() }
}

/// A look of a screen's.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The look that is called glass.
  public static var glass: GlassButtonStyle { .init() }
}

/// A look of a screen's.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The look that is called link.
  public static var link: LinkButtonStyle { .init() }
}

/// How switches look.
public protocol ToggleStyle {}

/// A look of a screen's.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultToggleStyle { .init() }
}

/// A look of a screen's.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look that is called switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

/// A look of a screen's.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look that is called button.
  public static var button: ButtonToggleStyle { .init() }
}

/// A look of a screen's.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look that is called checkbox.
  public static var checkbox: CheckboxToggleStyle { .init() }
}

/// How gauges look.
public protocol GaugeStyle {}

/// A look of a screen's.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look that is called accessoryCircular.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The look that is called accessoryCircularCapacity.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look that is called accessoryLinear.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A look of a screen's.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The look that is called accessoryLinearCapacity.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// A look of a screen's.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look that is called linearCapacity.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// How progress looks.
public protocol ProgressViewStyle {}

/// A look of a screen's.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A look of a screen's.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look that is called circular.
  public static var circular: CircularProgressViewStyle { .init() }
}

/// A look of a screen's.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look that is called linear.
  public static var linear: LinearProgressViewStyle { .init() }
}

/// How rows look.
public protocol ListStyle {}

/// A look of a screen's.
public struct DefaultListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultListStyle { .init() }
}

/// A look of a screen's.
public struct PlainListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The look that is called plain.
  public static var plain: PlainListStyle { .init() }
}

/// A look of a screen's.
public struct InsetListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The look that is called inset.
  public static var inset: InsetListStyle { .init() }
}

/// A look of a screen's.
public struct GroupedListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The look that is called grouped.
  public static var grouped: GroupedListStyle { .init() }
}

/// A look of a screen's.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The look that is called insetGrouped.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// A look of a screen's.
public struct SidebarListStyle: ListStyle, Sendable {
  /// The look.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look that is called sidebar.
  public static var sidebar: SidebarListStyle { .init() }
}

/// How questions look.
public protocol FormStyle {}

/// A look of a screen's.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that is called automatic.
  public static var automatic: AutomaticFormStyle { .init() }
}

/// A look of a screen's.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look that is called grouped.
  public static var grouped: GroupedFormStyle { .init() }
}

/// A look of a screen's.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// The look.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look that is called columns.
  public static var columns: ColumnsFormStyle { .init() }
}

/// How frames look.
public protocol GroupBoxStyle {}

/// A look of a screen's.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The look.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

/// How lines to write in look.
public protocol TextFieldStyle {}

/// A look of a screen's.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

/// A look of a screen's.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look that is called plain.
  public static var plain: PlainTextFieldStyle { .init() }
}

/// A look of a screen's.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The look.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look that is called roundedBorder.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// How choices look.
public protocol PickerStyle {}

/// A look of a screen's.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultPickerStyle { .init() }
}

/// A look of a screen's.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The look that is called menu.
  public static var menu: MenuPickerStyle { .init() }
}

/// A look of a screen's.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look that is called segmented.
  public static var segmented: SegmentedPickerStyle { .init() }
}

/// A look of a screen's.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The look that is called inline.
  public static var inline: InlinePickerStyle { .init() }
}

/// A look of a screen's.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// The look.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The look that is called wheel.
  public static var wheel: WheelPickerStyle { .init() }
}

/// How an app's own buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// What stands on it.
  public let label: AnyView
  /// Whether it is pressed.
  public let isPressed: Bool
  /// What pressing it means.
  public let role: ButtonRole?
}
