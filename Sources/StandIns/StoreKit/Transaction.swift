@_exported public import Foundation
import Notices

/// Something that was bought; nothing ever is here.
public struct Transaction: Sendable, Hashable, Identifiable {
  /// What tells it apart.
  public let id: UInt64
  /// What was bought.
  public let productID: String
  /// When.
  public let purchaseDate: Date
  /// Until when it counts; nil for ever.
  public let expirationDate: Date?
  /// When it was taken back; nil where it was not.
  public let revocationDate: Date?

  /// What was bought.
  public var productType: Product.ProductType { .nonConsumable }
  /// The first of those that follow each other.
  public var originalID: UInt64 { id }
  /// How many.
  public var purchasedQuantity: Int { 1 }
  /// Whether something better took its place.
  public var isUpgraded: Bool { false }
  /// Which group of subscriptions it belongs to.
  public var subscriptionGroupID: String? { nil }
  /// Whose it is.
  public var appAccountToken: UUID? { nil }

  /// All there were.
  public static var all: Transactions { Transactions() }
  /// Those that are not finished.
  public static var unfinished: Transactions { Transactions() }

  /// Says that the person has what they paid for.
  public func finish() async {}

  /// What a person has: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What they buy from now on: nothing.
  public static var updates: Transactions { Transactions() }
  /// The last time that something was bought: never.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// What was bought, one after another.
  public struct Transactions: AsyncSequence, Sendable {
    /// Something that was bought.
    public typealias Element = VerificationResult<Transaction>

    /// Goes from one to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next; there is none.
      public mutating func next() async -> Element? { nil }
    }

    /// From the first on.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// Whether something can be believed.
public enum VerificationResult<Signed: Sendable>: Sendable {
  /// It cannot, for a reason.
  case unverified(Signed, VerificationError)
  /// It can.
  case verified(Signed)

  /// Why something cannot be believed.
  public enum VerificationError: Error, Sendable, Hashable {
    case invalidSignature, revokedCertificate, invalidCertificateChain
  }

  /// What it says, believed or not.
  public var unsafePayloadValue: Signed {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What it says, where it can be believed.
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// Something to buy; nothing is offered here.
public struct Product: Sendable, Hashable, Identifiable {
  /// What tells it apart.
  public let id: String
  /// What it is called.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, as people write it.
  public let displayPrice: String

  /// Finds nothing.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    Notice.doesNothing("StoreKit")
    return []
  }
}

/// The shop, which is closed here.
public enum AppStore {
  /// Whether the person may pay; no.
  public static var canMakePayments: Bool { false }

  /// Asks the shop what the person has.
  public static func sync() async throws { Notice.doesNothing("StoreKit") }
}

extension Product {
  /// What became of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// How something is bought.
  public struct PurchaseOption: Sendable, Hashable {
    private let name: String

    /// For an account of the app's.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken")
    }
    /// So many.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
  }

  /// What kind of thing is sold.
  public struct ProductType: Sendable, Hashable {
    private let name: String

    /// It is used up.
    public static let consumable = ProductType(name: "consumable")
    /// It stays.
    public static let nonConsumable = ProductType(name: "nonConsumable")
    /// It is paid again and again.
    public static let autoRenewable = ProductType(name: "autoRenewable")
    /// It is paid for a time.
    public static let nonRenewable = ProductType(name: "nonRenewable")
  }

  /// What kind of thing it is.
  public var type: ProductType { .nonConsumable }

  /// Buys it, which nobody does here.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    Notice.doesNothing("StoreKit")
    return .userCancelled
  }
}
