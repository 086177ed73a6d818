import AppIntents

// What asks a person before a screen: accepted, and left out of text.
extension View {
  /// What is said before it; text does not show it.
  nonisolated public func alert(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is said before it; text does not show it.
  nonisolated public func alert(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  nonisolated public func alert<Value>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  nonisolated public func alert<Value>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is said before it; text does not show it.
  nonisolated public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is said before it; text does not show it.
  nonisolated public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  nonisolated public func alert<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  nonisolated public func alert<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is said before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is said before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  nonisolated public func confirmationDialog(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  nonisolated public func confirmationDialog(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  nonisolated public func confirmationDialog<Value>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  nonisolated public func confirmationDialog<Value>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  nonisolated public func confirmationDialog(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  nonisolated public func confirmationDialog(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  nonisolated public func confirmationDialog<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  nonisolated public func confirmationDialog<Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is said of an error before it; text does not show it.
  nonisolated public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }

  /// What is said of an error before it; text does not show it.
  nonisolated public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> Self { self }
}
