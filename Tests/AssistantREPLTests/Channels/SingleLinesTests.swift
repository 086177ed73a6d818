import Foundation
import Recognizers
import Testing

@testable import AssistantREPL

@Suite struct SingleLinesTests {
  @Test func `no more is read than was asked for`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("yes\r\nno\nrest".utf8))
    try pipe.fileHandleForWriting.close()
    let first = SingleLines(pipe.fileHandleForReading)
    #expect(await first.next(isAnswer: true)?.text == "yes")
    let second = SingleLines(pipe.fileHandleForReading)
    #expect(await second.next(isAnswer: true)?.text == "no")
    #expect(await second.next(isAnswer: true)?.text == "rest")
    #expect(await second.next(isAnswer: true) == nil)
  }
}
