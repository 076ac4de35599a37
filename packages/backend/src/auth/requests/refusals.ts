import { HttpError } from "#server/http/http-error.ts"

/** 400: the request can't be accepted as it is. */
export function invalid(message: string) {
  return new HttpError(400, "validation_failed", message)
}

/** 422: the password is too weak; clients read `reasons`. */
export function weakPassword(message: string, reasons: string[]) {
  return new HttpError(422, "weak_password", message, { details: { weak_password: { reasons } } })
}

/** 429: too many emails to one account or from the whole server. */
export function tooManyMails(message: string) {
  return new HttpError(429, "over_email_send_rate_limit", message)
}

/** 429: too many text messages to one account or from the whole server. */
export function tooManyTexts(message: string) {
  return new HttpError(429, "over_sms_send_rate_limit", message)
}

/** 403: the code or link can't be used. The reason (wrong, old, used, tried too often) isn't revealed. */
export function unusableToken(form: "code" | "link") {
  const message = form === "code" ? "Token has expired or is invalid" : "Email link is invalid or has expired"
  return new HttpError(403, "otp_expired", message)
}

/** 429: too many requests or too many wrong codes. */
export function tooManyRequests() {
  return new HttpError(429, "over_request_rate_limit", "Request rate limit reached")
}
