@_exported public import Foundation
@_exported public import FoundationGaps
public import class AppIntents.NSUserActivity
import Notices

// What sources beside App Intents name of the framework before them: it is declared, and nothing hears of it.

/// Something that a person could ask for, as the framework before App Intents has it.
nonisolated open class INIntent: NSObject {
  /// What a person would say.
  open var suggestedInvocationPhrase: String?
  /// What tells it apart.
  open var identifier: String? { nil }

  /// Something to ask for.
  public override init() {
    super.init()
  }
}

/// What came of it.
nonisolated open class INIntentResponse: NSObject {
  /// What the app is told when it opens.
  open var userActivity: NSUserActivity?
}

/// Something of an app's that is spoken of.
nonisolated open class INObject: NSObject {
  /// What tells it apart.
  public let identifier: String?
  /// What it is called.
  public let displayString: String

  /// Something of an app's.
  public init(identifier: String?, display: String) {
    self.identifier = identifier
    displayString = display
  }
}

/// A picture.
public final class INImage: NSObject, Sendable {
  /// What it is called; nil for bytes.
  public let name: String?
  /// Its bytes; nil for one of the app's.
  public let data: Data?

  /// One of the app's.
  public init(named name: String) {
    self.name = name
    data = nil
  }

  /// A picture of bytes.
  public init(imageData: Data) {
    name = nil
    data = imageData
  }
}

/// How somebody is reached.
public final class INPersonHandle: NSObject, Sendable {
  /// The ways.
  public enum HandleType: Int, Sendable {
    case unknown, emailAddress, phoneNumber
  }

  /// The number or address.
  public let value: String?
  /// Which of them.
  public let type: HandleType

  /// A way.
  public init(value: String?, type: HandleType) {
    self.value = value
    self.type = type
  }
}

/// Somebody.
public final class INPerson: NSObject, Sendable {
  /// How they are reached.
  public let personHandle: INPersonHandle
  /// The parts of their name.
  public let nameComponents: PersonNameComponents?
  /// What they are called.
  public let displayName: String
  /// Their picture.
  public let image: INImage?
  /// Who they are in the address book.
  public let contactIdentifier: String?
  /// Who they are to the app.
  public let customIdentifier: String?

  /// Somebody.
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? nameComponents?.formatted() ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }
}

/// Something that a person did in the app, of which nobody hears.
open class INInteraction: NSObject {
  /// What was asked for.
  public let intent: INIntent
  /// What tells it apart.
  open var identifier = UUID().uuidString

  /// Something that a person did.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
  }

  /// Says that it was done.
  open func donate() async throws { Notice.doesNothing("INInteraction.donate") }

  /// Says that it was done.
  open func donate(completion: ((any Error)?) -> Void) {
    Notice.doesNothing("INInteraction.donate")
    completion(nil)
  }

  /// Says that nothing was done.
  open class func deleteAll() async throws {}
}
