/// A person whom an intent is about.
public struct IntentPerson: Sendable, Hashable {
  /// What a parameter needs to know of a person.
  public enum ParameterMode: String, Sendable, Hashable {
    case contact, email, phone, emailOrPhone
  }

  /// What identifies a person.
  public enum Identifier: Sendable, Hashable {
    /// A card in an address book.
    case contact(String)
    /// Something that the app made up.
    case applicationDefined(String)
    /// Nothing.
    case unknown
  }

  /// What a person is called.
  public enum Name: Sendable, Hashable {
    /// The name as it is shown.
    case displayName(String)
    /// The parts of the name.
    case components(PersonNameComponents)
    /// Nobody knows.
    case unknown

    /// The name as it is shown; nil where nobody knows it.
    var shownText: String? {
      switch self {
      case .displayName(let name): name
      case .components(let components): components.inOrderOfWriting
      case .unknown: nil
      }
    }
  }

  /// A way to reach a person.
  public struct Handle: Sendable, Hashable {
    /// The address or number.
    public enum Value: Sendable, Hashable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }

    /// Which of the person's addresses and numbers it is.
    public enum Label: Sendable, Hashable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      case custom(String)
    }

    /// The address or number.
    public var value: Value
    /// Which of the person's it is; nil where nobody said.
    public var label: Label?

    /// A way to reach a person.
    public init(_ value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }

    /// A telephone number.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// An e-mail address.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// An address of the app's own kind.
    public init(applicationDefined: String, label: Label? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label)
    }

    /// The address or number as text.
    var text: String {
      switch value {
      case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
      }
    }
  }

  /// What identifies the person.
  public var identifier: Identifier
  /// What the person is called.
  public var name: Name
  /// How to reach them.
  public var handle: Handle?
  /// How else to reach them.
  public var aliases: [Handle]
  /// Whether it is the one who asks.
  public var isMe: Bool
  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// A person.
  public init(
    identifier: Identifier,
    name: Name,
    handle: Handle?,
    aliases: [Handle] = [],
    isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// A person of whom no more is known than how to reach them.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}

extension IntentPerson: _IntentValue {}

extension IntentPerson: DisplayRepresentable, PersistentlyIdentifiable {
  /// A person.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name, else how to reach them.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name.shownText ?? handle?.text ?? "")", image: image)
  }
}

extension PersonNameComponents {
  /// The parts one after the other, the given name first: Foundation has no formatter for them here.
  var inOrderOfWriting: String {
    [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }
      .joined(separator: " ")
  }
}
