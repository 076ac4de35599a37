import { HttpError } from "#server/http/http-error.ts"
import { emailAddress } from "../accounts/email-address.ts"

/** The address that a provider gives, in lower case; empty if there is none or it isn't valid. */
export function emailIn(given: string | null | undefined): string {
  if (!given) return ""
  try {
    return emailAddress(given)
  } catch (error) {
    if (error instanceof HttpError) return ""
    throw error
  }
}
