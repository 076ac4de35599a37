const timeoutMilliseconds = 20_000

/** A signal that aborts a request when no response comes in time. */
export function responseTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutMilliseconds)
}
