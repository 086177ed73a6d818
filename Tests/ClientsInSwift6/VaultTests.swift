import AppIntents
import AssistantTesting
import CryptoKit
import Testing

@Suite struct VaultTests {
  private func said(_ sentence: String, _ answers: [String] = []) async throws -> TestAnswer {
    try await TestAssistant(VaultShortcuts.self, name: "Vault").say(sentence, answers: answers)
  }

  @Test func `a note is sealed and opened again`() async throws {
    let answer = try await said("seal a note in vault", ["abc"])
    #expect(answer.dialogs == ["“abc” is sealed."])
    #expect(answer.value?.contains("The Vault") == true)
  }

  @Test func `what cannot be had here is answered without it`() async throws {
    let asked = try await said("ask vault about an address", ["https://example.com/a"])
    #expect(asked.value == "example.com")
    #expect(try await said("open the tunnel of vault").dialogs == ["There is no tunnel."])
    #expect(try await said("draw the seal of vault").dialogs == ["There is no picture."])
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func `fingerprints are those of the standards`() {
    let abc = Data("abc".utf8)
    #expect(
      text(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      text(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      text(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    #expect(text(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(text(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      SHA256.hash(data: Data(repeating: 97, count: 1_000)).description
        == "SHA256 digest: 41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    )
    var pieces = SHA256()
    for byte in abc { pieces.update(data: [byte]) }
    #expect(pieces.finalize() == SHA256.hash(data: abc))
  }

  @Test func `signatures and keys are those of the standards`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(
      text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: [UInt8](0...12),
      info: [UInt8](0xf0...0xf9),
      outputByteCount: 42
    )
    #expect(
      text(derived.withUnsafeBytes { Array($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )
  }

  @Test func `what was sealed is that of the standard, and no change is let through`() throws {
    let key = SymmetricKey(data: [UInt8](0..<32))
    let more = Data("more".utf8)
    let box = try AES.GCM.seal(
      Data("hello world, this is long enough".utf8),
      using: key,
      nonce: AES.GCM.Nonce(data: [UInt8](0..<12)),
      authenticating: more
    )
    let sealed = try #require(box.combined)
    #expect(
      text(sealed)
        == "000102030405060708090a0b2f67ba77aac5b574ff2df3a7919d1004f0f6ee47"
        + "d01730125f4780eb721c67dabbb3f012ab93601ce039f86b7a8df663"
    )
    for place in sealed.indices {
      var changed = sealed
      changed[place] ^= 1
      let box = try AES.GCM.SealedBox(combined: changed)
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(box, using: key, authenticating: more)
      }
    }
  }
}
