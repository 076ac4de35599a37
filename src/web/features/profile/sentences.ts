/** What several parts of the profile say. The first block is the specification's, word for word. */
export const sentences = {
  failedLoad: "Failed to load profile data.",
  failedCreate: "Failed to create initial profile.",
  failedReload: "Failed to load newly created profile data.",
  unexpected: "An unexpected error occurred.",
  notLoggedIn: "User not logged in.",

  serverMissing: "Repertoire can't be reached. Check your connection and try again.",
}

/** The fallback when the server gave no reason. */
export function reasonOf(error: { message: string; code: string }): string {
  return error.code ? error.message : sentences.serverMissing
}
