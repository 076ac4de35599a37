/** A Postgres snapshot: the other transactions that a statement sees. */
export interface Snapshot {
  /** Whether it sees a committed transaction, given the lower half of its id. */
  shows(xid: number): boolean
}

/** Reads the text of a pg_snapshot, `xmin:xmax:xip,…`. */
export function snapshotOf(text: string): Snapshot {
  const [xmin = "0", xmax = "0", running = ""] = text.split(":")
  const [oldest, next] = [BigInt(xmin), BigInt(xmax)]
  const open = new Set(running.split(","))
  return {
    shows: (xid) => {
      // Transactions compared at one time are never further apart than half the range of the lower half.
      const whole = next + BigInt.asIntN(32, BigInt(xid) - next)
      return whole < oldest || (whole < next && !open.has(String(whole)))
    },
  }
}
