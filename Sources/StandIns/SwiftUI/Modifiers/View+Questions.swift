public import AppIntents

/// What may stand above a question besides a text of the app's catalogues.
///
/// Texts of the catalogues have functions of their own, so that a literal becomes one of them.
public protocol QuestionTitle {}

extension String: QuestionTitle {}
extension Substring: QuestionTitle {}
extension Text: QuestionTitle {}

// What asks a person before a screen: accepted, and left out of text.
extension View {
  /// What is said before it; text does not show it.
  nonisolated public func alert<Message: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = EmptyView.init
  ) -> Self { self }

  /// What is said before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert<Message: View>(
    _ title: some QuestionTitle,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = EmptyView.init
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

  /// What is said before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert<Value>(
    _ title: some QuestionTitle,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is said before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert<Value>(
    _ title: some QuestionTitle,
    isPresented: Binding<Bool>,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View,
    @ViewBuilder message: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  nonisolated public func confirmationDialog<Message: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = EmptyView.init
  ) -> Self { self }

  /// What is asked before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Message: View>(
    _ title: some QuestionTitle,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> Message = EmptyView.init
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

  /// What is asked before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value>(
    _ title: some QuestionTitle,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?,
    @ViewBuilder actions: (Value) -> some View
  ) -> Self { self }

  /// What is asked before it, about a value; text does not show it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value>(
    _ title: some QuestionTitle,
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
