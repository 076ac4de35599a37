import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"

/** 422 (400 for sign-ups) if everyone signs in with one provider and not with addresses or passwords. */
export function requireEmails({ onlyProvider }: AuthContext, what: "signups" | "logins") {
  if (onlyProvider === undefined) return
  throw new HttpError(what === "signups" ? 400 : 422, "email_provider_disabled", `Email ${what} are disabled`)
}
