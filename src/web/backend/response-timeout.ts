const patienceMilliseconds = 20_000

/** A signal that aborts a save without a response. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(patienceMilliseconds)
}
