import { sentences as backend } from "#web/backend/sentences.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"
import { unexpectedError } from "#domain/text/failure-sentences.ts"

/** The wording shared by several parts of the profile. The first block is quoted word for word from the specification. */
export const sentences = {
  failedLoad: "Failed to load profile data.",
  failedCreate: "Failed to create initial profile.",
  failedReload: "Failed to load newly created profile data.",
  unexpected: unexpectedError,
  notLoggedIn,

  serverMissing: backend.serverMissing,
  codeFromMail: "Code from the email",
  codeMailed: (email: string) => `We’ve emailed a code to ${email}.`,
}

/** Why a request failed: the server's own message if it responded. */
export function reasonOf(error: { message: string; code: string }): string {
  return error.code ? error.message : sentences.serverMissing
}
