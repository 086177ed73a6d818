import Foundation
import Notices
import Synchronization

/// Keeps a secret as long as the process lives.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Notice.doesNothing("keeping secrets beyond the process")
  return Keychain.shared.add(Secret(attributes))
}

/// Finds secrets.
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = Keychain.shared.matching(Secret(query))
  guard let first = found.first else { return errSecItemNotFound }
  let answer: Any
  switch query[kSecMatchLimit] as? String {
  case kSecMatchLimitAll: answer = found.map { told($0, query) }
  default: answer = told(first, query)
  }
  unsafe result?.pointee = answer as AnyObject
  return errSecSuccess
}

/// Changes secrets.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  Keychain.shared.update(Secret(query), with: Secret(changes))
}

/// Forgets secrets.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.remove(Secret(query))
}

/// What a call's result means, in words.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> String? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  default: "OSStatus \(status)"
  }
}

/// The source of chance.
public var kSecRandomDefault: OpaquePointer? { nil }

/// Fills memory with chance.
public func SecRandomCopyBytes(
  _ source: OpaquePointer?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    unsafe bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator),
      toByteOffset: index,
      as: UInt8.self
    )
  }
  return errSecSuccess
}

/// What a query asks to be told of a secret.
private func told(_ secret: Secret, _ query: CFDictionary) -> Any {
  guard query[kSecReturnAttributes] as? Bool == true else { return secret.data ?? Data() }
  var told: [String: Any] = secret.names
  told[kSecValueData] = query[kSecReturnData] as? Bool == true ? secret.data : nil
  return told
}

/// A secret, or what is known of one that is looked for.
private struct Secret: Sendable {
  /// What tells one from another; the rest says how it is kept and told.
  private static let telling = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup, kSecAttrServer,
    kSecAttrApplicationTag,
  ]

  var names: [String: String]
  var data: Data?

  init(_ attributes: CFDictionary) {
    names = Dictionary(
      uniqueKeysWithValues: attributes.compactMap { key, value in
        guard let key = key as? String else { return nil }
        if let data = value as? Data, key != kSecValueData {
          return (key, data.base64EncodedString())
        }
        return (value as? String).map { (key, $0) }
      }
    )
    data = attributes[kSecValueData] as? Data
  }

  /// Whether it is what another one says.
  func fits(_ query: Secret) -> Bool {
    Self.telling.allSatisfy { query.names[$0] == nil || query.names[$0] == names[$0] }
  }

  /// Whether there may not be both.
  func isSame(as other: Secret) -> Bool {
    Self.telling.allSatisfy { names[$0] == other.names[$0] }
  }
}

/// The secrets of the process.
private final class Keychain: Sendable {
  static let shared = Keychain()
  private let secrets = Mutex<[Secret]>([])

  func add(_ secret: Secret) -> OSStatus {
    secrets.withLock { secrets in
      guard !secrets.contains(where: secret.isSame) else { return errSecDuplicateItem }
      secrets.append(secret)
      return errSecSuccess
    }
  }

  func matching(_ query: Secret) -> [Secret] { secrets.withLock { $0.filter { $0.fits(query) } } }

  func update(_ query: Secret, with changes: Secret) -> OSStatus {
    secrets.withLock { secrets in
      let places = secrets.indices.filter { secrets[$0].fits(query) }
      for place in places {
        secrets[place].names.merge(changes.names) { $1 }
        secrets[place].data = changes.data ?? secrets[place].data
      }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func remove(_ query: Secret) -> OSStatus {
    secrets.withLock { secrets in
      let count = secrets.count
      secrets.removeAll { $0.fits(query) }
      return secrets.count < count ? errSecSuccess : errSecItemNotFound
    }
  }
}
