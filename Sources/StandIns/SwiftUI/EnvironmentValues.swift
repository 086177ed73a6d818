public import AppIntents

/// What views are told by their surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var named: [String: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// What is being drawn is told this.
  @MainActor static var current = EnvironmentValues()

  /// What is being drawn is told this.
  @MainActor package static var shown: EnvironmentValues { current }

  /// Nothing was told.
  public init() {}

  /// What was told of a kind of thing.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object(_ type: ObjectIdentifier) -> AnyObject? { objects[type] }

  mutating func add<Model: AnyObject>(_ object: Model) {
    objects[ObjectIdentifier(Model.self)] = object
  }

  /// What was told under the name of the property that asks; otherwise what holds where nobody told.
  package func told<Value>(or usual: Value, _ name: String = #function) -> Value {
    guard let value = named[name] else { return usual }
    return value as? Value ?? usual
  }

  /// Tells what is known under the name of the property that is set.
  package mutating func tell<Value>(_ value: Value, _ name: String = #function) {
    named[name] = value
  }
}

// What Apple's systems tell views, and apps may tell otherwise.
extension EnvironmentValues {
  /// Light: a terminal does not tell what it is.
  public var colorScheme: ColorScheme {
    get { told(or: .light) }
    set { tell(newValue) }
  }
  /// The language of the conversation.
  public var locale: Locale {
    get { told(or: Locale(identifier: AppLocalization.current.locale)) }
    set { tell(newValue) }
  }
  /// The calendar of the conversation.
  public var calendar: Calendar {
    get { told(or: IntentEnvironment.current.calendar) }
    set { tell(newValue) }
  }
  /// The time zone of the conversation.
  public var timeZone: TimeZone {
    get { told(or: IntentEnvironment.current.timeZone) }
    set { tell(newValue) }
  }
  /// From left to right.
  public var layoutDirection: LayoutDirection {
    get { told(or: .leftToRight) }
    set { tell(newValue) }
  }
  /// As large as usual.
  public var dynamicTypeSize: DynamicTypeSize {
    get { told(or: .large) }
    set { tell(newValue) }
  }
  /// In front.
  public var scenePhase: ScenePhase {
    get { told(or: .active) }
    set { tell(newValue) }
  }
  /// As wide as usual.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { told(or: .regular) }
    set { tell(newValue) }
  }
  /// As high as usual.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { told(or: .regular) }
    set { tell(newValue) }
  }
  /// It can be used.
  public var isEnabled: Bool {
    get { told(or: true) }
    set { tell(newValue) }
  }
  /// Tells the address that would be opened.
  public var openURL: OpenURLAction {
    get { told(or: OpenURLAction()) }
    set { tell(newValue) }
  }
  /// Letters are as heavy as usual.
  public var legibilityWeight: LegibilityWeight? {
    get { told(or: .regular) }
    set { tell(newValue) }
  }
  /// The usual letters.
  public var font: Font? {
    get { told(or: nil) }
    set { tell(newValue) }
  }
  /// How many lines a text may have.
  public var lineLimit: Int? {
    get { told(or: nil) }
    set { tell(newValue) }
  }
  /// How far lines of a text are apart.
  public var lineSpacing: CGFloat {
    get { told(or: 0) }
    set { tell(newValue) }
  }
  /// Where lines of a text begin.
  public var multilineTextAlignment: TextAlignment {
    get { told(or: .leading) }
    set { tell(newValue) }
  }
  /// Where a text is cut.
  public var truncationMode: Text.TruncationMode {
    get { told(or: .tail) }
    set { tell(newValue) }
  }
  /// How small a text may become.
  public var minimumScaleFactor: CGFloat {
    get { told(or: 1) }
    set { tell(newValue) }
  }
  /// Whether letters may come closer.
  public var allowsTightening: Bool {
    get { told(or: false) }
    set { tell(newValue) }
  }
  /// In which letters a text is written.
  public var textCase: Text.Case? {
    get { told(or: nil) }
    set { tell(newValue) }
  }
  /// Whether what is written is put right.
  public var autocorrectionDisabled: Bool {
    get { told(or: false) }
    set { tell(newValue) }
  }
  /// How large what a person uses is.
  public var controlSize: ControlSize {
    get { told(or: .regular) }
    set { tell(newValue) }
  }
  /// How high a row is at least.
  public var defaultMinListRowHeight: CGFloat {
    get { told(or: 0) }
    set { tell(newValue) }
  }
  /// How high what stands above rows is at least.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { told(or: nil) }
    set { tell(newValue) }
  }
  /// Nobody edits.
  public var editMode: Binding<EditMode>? {
    get { told(or: nil) }
    set { tell(newValue) }
  }
  /// Nothing is hidden.
  public var redactionReasons: RedactionReasons {
    get { told(or: []) }
    set { tell(newValue) }
  }
  /// Nothing is dimmed.
  public var isLuminanceReduced: Bool {
    get { told(or: false) }
    set { tell(newValue) }
  }
  /// Points for a dot on a screen.
  public var displayScale: CGFloat {
    get { told(or: 1) }
    set { tell(newValue) }
  }
}

// What only the system knows.
extension EnvironmentValues {
  /// Nothing moves.
  public var accessibilityReduceMotion: Bool { true }
  /// Goes back, which nothing here does.
  public var dismiss: DismissAction { DismissAction() }
  /// Colours alone say enough.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Things shine through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Colours are as they are.
  public var accessibilityInvertColors: Bool { false }
  /// Nobody reads the screen out: the assistant says what there is.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Nobody presses switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Buttons need no shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Nothing flashes.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Pictures may move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Nobody needs things larger.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Colours differ as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// It is not shown over something else.
  public var isPresented: Bool { false }
  /// Nobody looks for something.
  public var isSearching: Bool { false }
  /// Nobody writes in it.
  public var isFocused: Bool { false }
  /// It can be moved.
  public var isScrollEnabled: Bool { true }
  /// A dot on a screen.
  public var pixelLength: CGFloat { 1 }
}
