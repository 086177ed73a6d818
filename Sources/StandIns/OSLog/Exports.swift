// On Apple's systems these are Foundation's, which every module there passes on.
@_exported public import FoundationGaps

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif
