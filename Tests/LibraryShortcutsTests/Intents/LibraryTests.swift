import Testing

/// The suites whose intents look for their library in the place that all intents share.
///
/// They run one after the other: each test puts a new library there.
@Suite(.serialized, .withoutFocus) enum LibraryTests {}
