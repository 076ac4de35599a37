import type { Program } from "../program.ts"
import { readShape, type ShapeDraft, type ShapeReading } from "./program-shape.ts"

/** The form for building a program from scratch, as the text of its fields. */
export interface NewProgramDraft extends ShapeDraft {
  name: string
}

/**
 * A program with one empty day, or the fields that can't be saved. After the last week, the program starts
 * over.
 */
export function readNewProgram({ name, ...shape }: NewProgramDraft): ShapeReading {
  const program: Program = {
    ...{ name: name.trim(), by: null, days_per_week: 1, weeks: null, repeats: false, by_calendar: false },
    ...{ level: null, goal: null, minutes: null, needs: [] },
    days: [{ name: "1", weekday: null, lines: [] }],
  }
  return readShape(program, shape)
}
