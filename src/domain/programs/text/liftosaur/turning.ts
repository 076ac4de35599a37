import type { Remark } from "../note.ts"
import type { Report } from "../problem.ts"
import type { Loads } from "./loads.ts"
import type { WrittenWeek } from "./outline.ts"
import type { Lookup } from "./reuse.ts"

/** What is known while a text is turned into a program. */
export interface Turning {
  weeks: readonly WrittenWeek[]
  lookup: Lookup
  /** Records something in a line that can't be read, or that isn't taken over as it is. */
  report: (line: number) => Report
  remark: (line: number) => Remark
  /** How the loads of each lift are taken over, by key. */
  loads: Map<string, Loads>
}
