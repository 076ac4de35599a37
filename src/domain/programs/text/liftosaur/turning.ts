import type { Remark } from "../note.ts"
import type { Report } from "../problem.ts"
import type { Loads } from "./loads.ts"
import type { WrittenWeek } from "./outline.ts"
import type { Lookup } from "./reuse.ts"

/** The state while a text is converted to a program. */
export interface Turning {
  weeks: readonly WrittenWeek[]
  lookup: Lookup
  /** Records something in a line that can't be read, or that the import changes. */
  report: (line: number) => Report
  remark: (line: number) => Remark
  /** How each lift's loads are imported, by key. */
  loads: Map<string, Loads>
}
