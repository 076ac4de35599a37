import type { SetType } from "./draft.ts"

/** A column in a table of sessions, for the nth warm-up or for the nth other set. */
export interface SetColumn {
  kind: "warmup" | "set"
  /** Which warm-up or which other set the column is for, from 1. */
  number: number
}

interface TypedSet {
  set_type: SetType
}

const kindOf = ({ set_type }: TypedSet): SetColumn["kind"] => (set_type === "warmup" ? "warmup" : "set")

/**
 * The columns that are needed to show all sets of the sessions: the warm-ups first, wherever they were in the
 * session.
 */
export function columnsOf(sessions: readonly (readonly TypedSet[])[]): SetColumn[] {
  return (["warmup", "set"] as const).flatMap((kind) => {
    const most = Math.max(0, ...sessions.map((sets) => sets.filter((set) => kindOf(set) === kind).length))
    return Array.from({ length: most }, (_, place) => ({ kind, number: place + 1 }))
  })
}

/** A session's sets in the same order as the columns; undefined where the session has no set for a column. */
export function inColumns<Set extends TypedSet>(
  sets: readonly Set[],
  columns: readonly SetColumn[],
): (Set | undefined)[] {
  return columns.map(({ kind, number }) => sets.filter((set) => kindOf(set) === kind)[number - 1])
}
