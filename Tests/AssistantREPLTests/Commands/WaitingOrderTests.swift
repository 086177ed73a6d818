import Testing

@testable import AssistantREPL

@Suite struct WaitingOrderTests {
  private let order = WaitingOrder(locale: "ko", names: [["도서관", "Library"], ["Bell"]])

  @Test func `it is read as it was written`() {
    #expect(WaitingOrder(order.text) == order)
    #expect(WaitingOrder("") == nil)
    #expect(WaitingOrder("{}") == nil)
  }

  @Test(arguments: [
    ("Library", "도서관", true), ("Bell", "Bell", true), ("Gone", "Gone", true),
    ("Library", "Bell", false),
  ])
  func `an app is known by all of its names`(first: String, second: String, isSame: Bool) {
    #expect(order.areOneApp(first, second) == isSame)
  }
}
