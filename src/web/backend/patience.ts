const patienceMilliseconds = 20_000

/** Aborts a save that gets no answer. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(patienceMilliseconds)
}
