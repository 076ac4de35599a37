import type { ShownLine, ShownSession } from "./prescription.ts"

/**
 * Changes the load of one exercise in one session. All its sets that are at the rule's load change with it.
 * Once the session is logged, the lift continues from this load.
 */
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
