import { HttpError } from "#server/http/http-error.ts"

/** 400: what was sent can't be accepted as it is. */
export function invalid(message: string) {
  return new HttpError(400, "validation_failed", message)
}

/** 422: the password is too weak to be kept; the reasons are read by clients. */
export function weakPassword(message: string, reasons: string[]) {
  return new HttpError(422, "weak_password", message, { details: { weak_password: { reasons } } })
}

/** 429: too many mails, for one account or for the whole server. */
export function tooManyMails(message: string) {
  return new HttpError(429, "over_email_send_rate_limit", message)
}

/** 403: the code or link can't be used; why (wrong, old, used, tried too often) is not said. */
export function unusableToken(form: "code" | "link") {
  const message = form === "code" ? "Token has expired or is invalid" : "Email link is invalid or has expired"
  return new HttpError(403, "otp_expired", message)
}
