import Foundation
import Security
import Testing

@Suite(.serialized) struct CarportTests {
  private func query(_ rest: [CFString: Any] = [:]) -> CFDictionary {
    let base: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "carport", kSecAttrAccount: "token",
    ]
    return base.merging(rest) { $1 } as CFDictionary
  }

  private func secret() -> String? {
    var found: AnyObject?
    let status = SecItemCopyMatching(query([kSecReturnData: true]), &found)
    guard status == errSecSuccess, let data = found as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `a secret is kept, changed and forgotten`() {
    #expect(secret() == nil)
    #expect(SecItemAdd(query([kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(query([kSecValueData: Data("two".utf8)]), nil) == errSecDuplicateItem)
    #expect(secret() == "one")
    #expect(SecItemUpdate(query(), [kSecValueData: Data("two".utf8)]) == errSecSuccess)
    #expect(secret() == "two")
    #expect(SecItemDelete(query()) == errSecSuccess)
    #expect(SecItemDelete(query()) == errSecItemNotFound)
  }

  @Test func `a secret is told with its names where that is asked for`() {
    SecItemAdd(query([kSecValueData: Data("one".utf8), kSecAttrLabel: "Car"]), nil)
    defer { SecItemDelete(query()) }
    var found: AnyObject?
    let status = SecItemCopyMatching(
      query([kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll]),
      &found
    )
    #expect(status == errSecSuccess)
    let told = found as? [[String: Any]]
    #expect(told?.count == 1)
    #expect(told?.first?[kSecAttrLabel] as? String == "Car")
    #expect(told?.first?[kSecValueData] == nil)
  }
}
