import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"

/** 422 (400 for sign-ups) if one provider is the only way to sign in, so addresses and passwords aren't used. */
export function requireEmails({ onlyProvider }: AuthContext, what: "signups" | "logins") {
  if (onlyProvider === undefined) return
  throw new HttpError(what === "signups" ? 400 : 422, "email_provider_disabled", `Email ${what} are disabled`)
}
