import AssistantREPL
import Testing

@Suite struct ExitCodeTests {
  @Test func `the numbers are a promise to scripts`() {
    #expect(ExitCode.success.rawValue == 0)
    #expect(ExitCode.failure.rawValue == 1)
    #expect(ExitCode.usage.rawValue == 2)
    #expect(ExitCode.interrupted.rawValue == 130)
  }
}
