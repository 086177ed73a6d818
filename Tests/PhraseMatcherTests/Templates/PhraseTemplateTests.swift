import PhraseMatcher
import Testing

@Suite struct PhraseTemplateTests {
  @Test(
    arguments: [
      ("Open library", [.literal("Open library")]),
      ("${book}", [.parameter("book")]),
      (
        "Open ${book} in ${applicationName}",
        [.literal("Open "), .parameter("book"), .literal(" in "), .applicationName]
      ),
      (
        "${applicationName}에서 ${book} 열어",
        [.applicationName, .literal("에서 "), .parameter("book"), .literal(" 열어")]
      ),
      ("${a}${b}", [.parameter("a"), .parameter("b")]),
      ("Pay $5 {now}", [.literal("Pay $5 {now}")]),
      ("a$${b}", [.literal("a$"), .parameter("b")]),
    ] as [(String, [PhraseTemplate.Element])]
  )
  func `a template is read and written back`(
    text: String,
    elements: [PhraseTemplate.Element]
  )
    throws
  {
    let template = try PhraseTemplate(parsing: text)
    #expect(template.elements == elements)
    #expect(template.description == text)
  }

  @Test(arguments: [
    (
      "Open ${book in",
      """
      '${' is never closed; add '}'
        Open ${book in
             ^
      """
    ),
    (
      "",
      """
      the phrase is empty; write what people say
        \("")
        ^
      """
    ),
    (
      " \t",
      """
      the phrase is empty; write what people say
        \("  ")
        ^
      """
    ),
    (
      "é ${}",
      """
      the placeholder has no name; write '${applicationName}' or a parameter's name
        é ${}
          ^
      """
    ),
    (
      "Open ${the book}",
      """
      'the book' is no parameter's name; write it without spaces, '$' and '{'
        Open ${the book}
               ^
      """
    ),
    (
      "${a} or ${a}",
      """
      the parameter 'a' stands here twice; a phrase names each parameter once
        ${a} or ${a}
                ^
      """
    ),
  ])
  func `a mistake is pointed at`(text: String, message: String) {
    #expect(throws: PhraseTemplateError.self) {
      do throws(PhraseTemplateError) {
        _ = try PhraseTemplate(parsing: text)
      } catch {
        #expect(error.description == message)
        throw error
      }
    }
  }

  @Test func `sixty-four parameters fit into a template`() throws {
    let text = (0..<64).map { "${p\($0)}" }.joined(separator: " ")
    #expect(try PhraseTemplate(parsing: text).parameterNames.count == 64)
  }
}
