import type { ShownLine, ShownSession } from "./prescription.ts"

/** A session with another load for one line, this time only: the sets at the rule's load follow, and the lift goes on from what was shown. */
export function withLineLoad(session: ShownSession, place: number, load: number): ShownSession {
  return {
    ...session,
    lines: session.lines.map((line, other) => (other === place ? lineWithLoad(line, load) : line)),
  }
}

function lineWithLoad(line: ShownLine, load: number): ShownLine {
  const sets = line.sets.map((set) => (set.load === line.rounded ? { ...set, load } : set))
  return { ...line, x: load, rounded: load, sets }
}
