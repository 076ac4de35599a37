/** A Postgres snapshot, which decides which other transactions a statement sees. */
export interface Snapshot {
  /** Whether the snapshot shows a committed transaction's changes, given the lower half of the transaction's id. */
  shows(xid: number): boolean
}

/** Reads the text of a pg_snapshot, `xmin:xmax:xip,…`. */
export function snapshotOf(text: string): Snapshot {
  const [xmin = "0", xmax = "0", running = ""] = text.split(":")
  const [oldest, next] = [BigInt(xmin), BigInt(xmax)]
  const open = new Set(running.split(","))
  return {
    shows: (xid) => {
      // The ids of transactions that exist at the same time never differ by more than half of the range of `xid`.
      const whole = next + BigInt.asIntN(32, BigInt(xid) - next)
      return whole < oldest || (whole < next && !open.has(String(whole)))
    },
  }
}
