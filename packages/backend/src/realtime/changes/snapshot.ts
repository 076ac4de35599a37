/** What a statement of Postgres can see of others' transactions. */
export interface Snapshot {
  /** Whether it sees what a committed transaction has done; the number is the lower half of the transaction's. */
  shows(xid: number): boolean
}

/** Reads the text of a pg_snapshot, `xmin:xmax:xip,…`. */
export function snapshotOf(text: string): Snapshot {
  const [xmin = "0", xmax = "0", running = ""] = text.split(":")
  const [oldest, next] = [BigInt(xmin), BigInt(xmax)]
  const open = new Set(running.split(","))
  return {
    shows: (xid) => {
      // No two transactions that are spoken of at one time are further apart than half of what the lower half can tell.
      const whole = next + BigInt.asIntN(32, BigInt(xid) - next)
      return whole < oldest || (whole < next && !open.has(String(whole)))
    },
  }
}
