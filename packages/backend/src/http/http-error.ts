/** Optional parts of an error: `details` and `hint` as in PostgREST, and response headers. */
export interface HttpErrorExtras {
  details?: unknown
  hint?: string
  headers?: Record<string, string>
}

/** An expected failure of a request. Each API sends it in its own format; the message of a 5xx is never shown. */
export class HttpError extends Error {
  override readonly name = "HttpError"
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | undefined
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, extras: HttpErrorExtras = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = extras.details
    this.hint = extras.hint
    this.headers = extras.headers ?? {}
  }
}
