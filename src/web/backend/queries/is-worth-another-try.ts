/** Whether a failed query may succeed if it is sent again. Errors from Postgres have a code, and retrying won't help; network failures have no code. */
export function isWorthAnotherTry(error: Error): boolean {
  return !("code" in error && error.code)
}
