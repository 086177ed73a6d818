extension AppIntentError {
  /// What a person has to do first.
  public enum UserActionRequired {
    /// Sign in.
    public static let signin = predefined("signin", "You need to sign in first.")
    /// Set up an account.
    public static let accountSetup = predefined(
      "accountSetup",
      "You need to set up an account first."
    )
    /// Confirm something in the app.
    public static let confirmation = predefined(
      "confirmation",
      "You need to confirm this in the app first."
    )
  }

  /// What a person has to allow first.
  public enum PermissionRequired {
    /// The assistant.
    public static let siri = permission("siri", "the assistant")
    /// The local network.
    public static let localNetwork = permission("localNetwork", "the local network")
    /// Bluetooth.
    public static let bluetooth = permission("bluetooth", "Bluetooth")
    /// Photos.
    public static let photos = permission("photos", "your photos")
    /// Contacts.
    public static let contacts = permission("contacts", "your contacts")

    /// The place.
    public static func location(precise: Bool = false) -> AppIntentError {
      precise
        ? permission("preciseLocation", "your precise location")
        : permission("location", "your location")
    }

    private static func permission(
      _ code: String,
      _ what: LocalizedStringResource
    ) -> AppIntentError {
      predefined(code, "The app needs your permission to use \(what).")
    }
  }

  /// What nobody can do anything about.
  public enum Unrecoverable {
    /// The network failed.
    public static let networkFailure = predefined("networkFailure", "The network failed.")
    /// Some of it was not done.
    public static let partialFailure = predefined("partialFailure", "Some of it could not be done.")
    /// It is not allowed.
    public static let notAllowed = predefined("notAllowed", "That is not allowed.")
    /// Nobody knows.
    public static let unknown = predefined("unknown", "Something went wrong.")
    /// This device cannot do it.
    public static let unsupportedOnDevice = predefined(
      "unsupportedOnDevice",
      "This device cannot do that."
    )
    /// It cannot be used at the moment.
    public static let featureCurrentlyRestricted = predefined(
      "featureCurrentlyRestricted",
      "That cannot be used at the moment."
    )
    /// The thing is gone.
    public static let entityNotFound = predefined("entityNotFound", "It could not be found.")
  }

  private static func predefined(
    _ code: String,
    _ text: LocalizedStringResource
  ) -> AppIntentError {
    AppIntentError(kind: .described(text, code: code))
  }
}
