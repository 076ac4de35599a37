import type { WireFailure } from "#domain/saving/wire-reply.ts"
import { notLoggedIn } from "#domain/text/failure-sentences.ts"

/** Why a new program wasn't saved. */
export function failureOfNew(failure: WireFailure): string {
  if (failure.kind === "unreachable")
    return "The server can’t be reached. What you entered is still here. Try again when you’re online."
  if (failure.kind === "signed_out") return notLoggedIn
  return `Nothing was saved: ${failure.message}`
}
