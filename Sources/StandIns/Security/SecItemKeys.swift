// What a search among secrets says, by the names that Apple's headers give.

/// Which kind of secret.
public let kSecClass: CFString = "class"
/// A password of an app's own.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

/// What it is for.
public let kSecAttrService: CFString = "svce"
/// Whose it is.
public let kSecAttrAccount: CFString = "acct"
/// What else tells it apart.
public let kSecAttrGeneric: CFString = "gena"
/// Which apps share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// What a person reads.
public let kSecAttrLabel: CFString = "labl"
/// What is noted about it.
public let kSecAttrComment: CFString = "icmt"
/// What it is, in words.
public let kSecAttrDescription: CFString = "desc"
/// Which server.
public let kSecAttrServer: CFString = "srvr"
/// When it was put there.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether a person's devices share it.
public let kSecAttrSynchronizable: CFString = "sync"
/// Shared or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// What has to be shown before it is told.
public let kSecAttrAccessControl: CFString = "accc"
/// A key's name.
public let kSecAttrApplicationTag: CFString = "atag"
/// When it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// As soon as the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, and on it alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// As soon as the device was unlocked once, and on it alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While a device with a code is unlocked, and on it alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// The secret.
public let kSecValueData: CFString = "v_Data"
/// The secret as an object.
public let kSecValueRef: CFString = "v_Ref"
/// Whether the secret is told.
public let kSecReturnData: CFString = "r_Data"
/// Whether what is known of it is told.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether an object is told.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a lasting object is told.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many are told.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether a person may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Nobody is asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whom a person has already shown themselves to.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// What a person is told.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the Mac does as a phone does.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// It was done.
public let errSecSuccess: OSStatus = 0
/// It cannot be done.
public let errSecUnimplemented: OSStatus = -4
/// What was asked for makes no sense.
public let errSecParam: OSStatus = -50
/// There is one already.
public let errSecDuplicateItem: OSStatus = -25_299
/// There is none.
public let errSecItemNotFound: OSStatus = -25_300
/// A person would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// A person did not show who they are.
public let errSecAuthFailed: OSStatus = -25_293
/// A person did not want to.
public let errSecUserCanceled: OSStatus = -128
/// The app may not.
public let errSecMissingEntitlement: OSStatus = -34_018
