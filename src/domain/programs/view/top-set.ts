import type { ShownSession, ShownSet } from "../prescription.ts"
import type { DoneSet, LoggedSession } from "../run.ts"

/** A session's heaviest set. It shows at a glance how heavy the day is. */
export interface TopSet extends Pick<ShownSet, "unit" | "low" | "high" | "open" | "load"> {
  /** The number of equal sets in a row. */
  times: number
}

/** The heaviest set that a session prescribes for its first exercise; null if it has no exercises. */
export function topSet({ lines }: Pick<ShownSession, "lines">): ShownSet | null {
  const sets = lines[0]?.sets ?? []
  return sets.reduce<ShownSet | null>((best, set) => (isHeavier(set, best) ? set : best), null)
}

/** The heaviest set that a session prescribes, and how many sets like it. */
export function topShownSet(session: Pick<ShownSession, "lines">): TopSet | null {
  const top = topSet(session)
  const times = session.lines[0]?.sets.filter((set) => top && isSame(set, top)).length ?? 0
  return top && { ...top, times }
}

/** The heaviest completed set of the first exercise that has any; of equally heavy ones, the one with the most reps. */
export function topDoneSet({ prescribed, done }: Pick<LoggedSession, "prescribed" | "done">): TopSet | null {
  let first = 0
  for (const { sets } of prescribed.lines) {
    const own = done.slice(first, first + sets.length)
    first += sets.length
    const best = own.reduce<DoneSet | null>(
      (top, set) => (set !== null && isBetter(set, top) ? set : top),
      null,
    )
    if (best === null) continue
    const { load, amount } = best
    return { unit: sets[0]?.unit ?? "reps", low: amount, high: amount, open: false, load, times: 1 }
  }
  return null
}

/** Of equally heavy sets the last one is used, because a set for as many reps as possible comes last. */
const isHeavier = ({ load }: ShownSet, best: ShownSet | null) =>
  !best || (load ?? -Infinity) > (best.load ?? -Infinity) || (load === best.load && !best.open)

const isBetter = ({ load, amount }: DoneSet, best: DoneSet | null) =>
  best === null ||
  (load ?? 0) > (best.load ?? 0) ||
  ((load ?? 0) === (best.load ?? 0) && amount > best.amount)

const isSame = (one: ShownSet, other: ShownSet) =>
  one.load === other.load && one.low === other.low && one.high === other.high && one.open === other.open
