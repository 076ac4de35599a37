/** Why a queued save failed. The first block is the specification's, word for word. */
export const sentences = {
  failedLog: "Failed to insert workout log or get ID.",
  failedSets: (message: string) => `Failed to insert set logs: ${message}`,
  failedUpdate: (message: string) => `Failed to update log: ${message}`,
  failedDelete: (message: string) => `Failed to delete old sets: ${message}`,
  unknownType: (type: string) => `Unknown operation type: ${type}`,
  unknown: "Unknown sync error",

  alreadySaved: "Another version of this workout is already saved.",
  unreachable: "The server didn’t respond.",
  signedOut: "Sign in again first.",
  programGone: "This program was deleted on another device.",
}
