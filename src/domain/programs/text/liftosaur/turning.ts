import type { Remark } from "../note.ts"
import type { Report } from "../problem.ts"
import type { Loads } from "./loads.ts"
import type { WrittenWeek } from "./outline.ts"
import type { Lookup } from "./reuse.ts"

/** The state while a text is converted to a program. */
export interface Turning {
  weeks: readonly WrittenWeek[]
  lookup: Lookup
  /** Records something in a line that can't be read, or that is changed by the import. */
  report: (line: number) => Report
  remark: (line: number) => Remark
  /** How the loads of each lift are taken over, by key. */
  loads: Map<string, Loads>
}
