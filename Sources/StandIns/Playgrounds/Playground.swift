/// Runs beside its source in Xcode; here it is only type-checked.
@freestanding(declaration)
public macro Playground(
  _ name: String? = nil,
  body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")
