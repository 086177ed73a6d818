import Testing

@testable import AssistantREPL

@Suite struct ManualPageTests {
  @Test(arguments: CommandName.allCases.filter { $0 != .talk })
  func `every command has a section`(command: CommandName) {
    let usage = command.usage.replacing("-", with: "\\-")
    #expect(ManualPage.text.contains(".SS assistant \(usage)\n"))
  }

  @Test(arguments: Option.allCases)
  func `every option is there`(option: Option) {
    let name = "--\(option.rawValue)".replacing("-", with: "\\-")
    #expect(ManualPage.text.contains(".B \(name)"))
  }

  @Test func `no line but a macro begins with a mark of one`() {
    let macros = [".TH", ".SH", ".SS", ".TP", ".B", ".RI", ".PP", ".nf", ".fi"]
    for line in ManualPage.text.split(separator: "\n")
    where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
  }
}
