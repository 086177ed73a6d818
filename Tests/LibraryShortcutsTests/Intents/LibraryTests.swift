import Testing

/// The suites whose intents look for their library where all intents do; each test has a library of its own there.
@Suite(.withOwnSurroundings) enum LibraryTests {}
