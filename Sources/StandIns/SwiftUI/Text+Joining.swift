public import AppIntents

/// Two texts one after the other, in the style of the first.
///
/// Texts bring it along themselves where `AppIntents` is imported; who imports SwiftUI alone sees the names that it
/// passes on, and no operators with them.
@_disfavoredOverload
public func + (left: Text, right: Text) -> Text { left + right }
