import { HttpError } from "#server/http/http-error.ts"
import type { Provider } from "./provider.ts"

/** A failure, as parameters for the app's address. */
export type FailureParameters = Record<"error" | "error_code" | "error_description", string>

export function unreachable({ title }: Provider): FailureParameters {
  return {
    error: "server_error",
    error_code: "provider_unreachable",
    error_description: `${title} can't be reached`,
  }
}

/** 400: the response doesn't belong to a flow that this browser started. */
export function badState(message: string) {
  return new HttpError(400, "bad_oauth_state", message)
}

export function failureParametersOf(error: HttpError): FailureParameters {
  const kinds: Record<string, string> = {
    bad_oauth_state: "invalid_request",
    bad_oauth_callback: "invalid_request",
    unexpected_failure: "server_error",
  }
  return {
    error: kinds[error.code] ?? "access_denied",
    error_code: error.code,
    error_description: error.message,
  }
}
