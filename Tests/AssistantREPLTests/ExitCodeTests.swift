import AssistantREPL
import Testing

@Suite struct ExitCodeTests {
  @Test func `an interrupt ends as shells expect`() {
    #expect(ExitCode.interrupted.rawValue == 130)
  }
}
