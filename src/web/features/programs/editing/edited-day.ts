import type { Program } from "#domain/programs/program.ts"
import type { StoredProgram } from "#web/programs/queries.ts"

/** The day being edited, and its position in the program. */
export interface EditedDay {
  userId: string
  stored: StoredProgram
  program: Program
  /** The day's index. */
  place: number
  version: string
  routineId: string
}
