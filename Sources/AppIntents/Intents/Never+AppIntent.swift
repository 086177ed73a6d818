extension Never: AppIntent {
  /// Never is no intent that anybody sees.
  public static var title: LocalizedStringResource { "" }

  /// Never is never made.
  public init() {
    preconditionFailure("Never has no values")
  }

  /// Never is never performed.
  public func perform() async throws -> Never {
    preconditionFailure("Never has no values")
  }
}

extension Never: IntentResult {
  /// Never has no value.
  public var value: Never? { nil }
}

extension Never: ParameterSummary {
  /// Never is its own intent.
  public typealias Intent = Never
}
