import Testing

@testable import SpokenLanguage

@Suite struct ProgramBytesTests {
  /// Bytes that stay where they are as long as the tests run.
  private static let bytes: ProgramBytes = {
    let values: [UInt8] = [1, 2, 0, 0, 255, 3, 128, 127]
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: values.count)
    for (place, value) in values.enumerated() { unsafe start[place] = value }
    return unsafe ProgramBytes(start, count: values.count)
  }()

  @Test func `numbers begin with their least byte`() {
    #expect(Self.bytes.number(at: 0) == 513)
    #expect(Self.bytes[4] == 255)
  }

  @Test func `beyond the end there is nothing`() {
    #expect(Self.bytes[8] == 0)
    #expect(Self.bytes[-1] == 0)
    #expect(Self.bytes.dotProduct(0, 6, count: 3) == 0)
  }

  @Test func `rows are multiplied as numbers with a sign`() {
    #expect(Self.bytes.dotProduct(4, 6, count: 2) == -1 * -128 + 3 * 127)
  }
}
