import Testing

@testable import Understanding

/// Unknown words that only describe what is meant.
struct DescriptionTests {
  @Test(arguments: [
    ("open that tolkien book", "that tolkien book", "tolkien"),
    ("open the tolkien one", nil, "tolkien"),
    ("open the tolkien one please", nil, "tolkien"),
    ("open tolkien's book", "tolkien's book", "tolkien"),
    ("open Tolkien’s book", "Tolkien’s book", "Tolkien"),
    ("open tolkien book", "tolkien book", nil),
    ("move the tolkien one to read", nil, "tolkien"),
    ("open the tolkien", nil, nil),
    ("open tolkien", nil, nil),
  ])
  func `what is pointed at or somebody's is described`(
    sentence: String,
    description: String?,
    pointer: String?
  ) {
    let open = Library.understander.understand(sentence).commands.flatMap(\.open)
    #expect(open.map(\.description) == [description])
    #expect(open.map(\.pointer) == [pointer])
  }
}
