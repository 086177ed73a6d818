public import AppIntents
public import Foundation

// More ways to say which windows there are, which nothing here opens. What windows are of is nothing as long
// as none is open, so that no content is made for it.

extension WindowGroup {
  /// Windows of a kind with a title and a name.
  nonisolated public init(
    _ title: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  /// Windows of a kind with a title and a name.
  nonisolated public init(
    _ title: Text,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  /// Windows of a kind with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows of a kind with a title.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows of a kind with a title and a name.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  /// A window for each value.
  nonisolated public init<Value: Codable & Hashable>(
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  /// A window for each value, with a name.
  nonisolated public init<Value: Codable & Hashable>(
    id: String,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  /// A window for each value, with a title and a name.
  nonisolated public init<Value: Codable & Hashable>(
    _ title: LocalizedStringResource,
    id: String,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  /// A window for each value, with a title.
  nonisolated public init<Value: Codable & Hashable>(
    _ title: LocalizedStringResource,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) { self.init { content(.constant(nil)) } }
}

extension Window {
  /// A window with a title and a name.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init("", id: id, content: content)
  }
  /// A window with a title and a name.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: () -> Content
  ) { self.init("", id: id, content: content) }
}

extension Scene {
  /// Hears when a value changes; nothing here does.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> Self { self }
  /// Hears when a value changes; nothing here does.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> Self { self }
}

/// Hears what happens to an app for the Mac; nothing here tells it.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSObject>: DynamicProperty {
  /// Makes who hears, which nothing here asks for.
  public init(_ type: Delegate.Type = Delegate.self) {}

  /// Who hears; nobody is made, as no app is started here.
  @MainActor public var wrappedValue: Delegate {
    preconditionFailure("\(Delegate.self) is not made: nothing here starts the app")
  }
}

/// Hears what happens to an app for the watch; nothing here tells it.
@propertyWrapper
public struct WKApplicationDelegateAdaptor<Delegate: NSObject>: DynamicProperty {
  /// Makes who hears, which nothing here asks for.
  public init(_ type: Delegate.Type = Delegate.self) {}

  /// Who hears; nobody is made, as no app is started here.
  @MainActor public var wrappedValue: Delegate {
    preconditionFailure("\(Delegate.self) is not made: nothing here starts the app")
  }
}
