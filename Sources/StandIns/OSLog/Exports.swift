// On Apple's systems these are Foundation's, which every module there passes on.
@_exported public import FoundationGaps
