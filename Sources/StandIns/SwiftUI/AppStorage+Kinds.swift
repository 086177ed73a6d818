public import Foundation

// The kinds of values that settings are kept as, with and without a value for when nothing is kept.

extension AppStorage {
  /// A setting that is bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, otherwise: wrappedValue)
  }

  /// A setting that is an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    let store = store ?? .standard
    self.init {
      store.url(forKey: key) ?? wrappedValue
    } write: {
      store.set($0, forKey: key)
    }
  }

  /// A setting that is a moment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, otherwise: wrappedValue)
  }

  /// A setting that is one of several numbers.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<Int> {
    let store = store ?? .standard
    self.init {
      (store.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } write: {
      store.set($0.rawValue, forKey: key)
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Kept>(optional key: String, _ store: UserDefaults?) where Value == Kept? {
    let store = store ?? .standard
    self.init {
      store.object(forKey: key) as? Kept
    } write: {
      store.set($0, forKey: key)
    }
  }

  /// A setting that is yes, no or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }
  /// A setting that is a whole number or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }
  /// A setting that is a number or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }
  /// A setting that is a text or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }
  /// A setting that is bytes or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }
  /// A setting that is a moment or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store)
  }

  /// A setting that is an address or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    let store = store ?? .standard
    self.init {
      store.url(forKey: key)
    } write: {
      store.set($0, forKey: key)
    }
  }

  /// A setting that is one of several words or nothing.
  public init<Word: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil)
  where Value == Word? {
    let store = store ?? .standard
    self.init {
      store.string(forKey: key).flatMap(Word.init(rawValue:))
    } write: {
      store.set($0?.rawValue, forKey: key)
    }
  }

  /// A setting that is one of several numbers or nothing.
  public init<Number: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil)
  where Value == Number? {
    let store = store ?? .standard
    self.init {
      (store.object(forKey: key) as? Int).flatMap(Number.init(rawValue:))
    } write: {
      store.set($0?.rawValue, forKey: key)
    }
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value under a name, nothing at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
