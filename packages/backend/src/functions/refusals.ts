import { HttpError } from "#server/http/http-error.ts"

/** The functions API's own error responses, worded as on a hosted project. */
export const refusals = {
  noToken: () => new HttpError(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header"),
  badToken: () => new HttpError(401, "UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT"),
  unproven: () => new HttpError(403, "insufficient_aal", "AAL2 required to call a function"),
  unknown: () => new HttpError(404, "NOT_FOUND", "Requested function was not found"),
  unreadable: (status = 400) => new HttpError(status, "BAD_REQUEST", "Request can't be read"),
  tooLarge: () => new HttpError(413, "PAYLOAD_TOO_LARGE", "Request body is too large"),
  crashed: () => new HttpError(500, "WORKER_ERROR", "Function exited due to an error (please check logs)"),
  tooSlow: () => new HttpError(504, "IDLE_TIMEOUT", "Request idle timeout limit reached"),
  tooMany: () =>
    new HttpError(546, "WORKER_LIMIT", "This user has too many calls in progress. Try again in a moment.", {
      headers: { "retry-after": "1" },
    }),
}
