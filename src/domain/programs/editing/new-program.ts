import * as z from "zod/mini"
import { readNumber } from "#domain/measures/numbers.ts"
import { type Program, programSchema } from "../program.ts"

/** The form in which a program of one's own begins, as the text of its fields. */
export interface NewProgramDraft {
  name: string
  days: string
  /** Empty for an open end. */
  weeks: string
}

/** A program with empty days, named by their numbers, or the fields that can't be saved. Its weeks start over after the last one. */
export function readNewProgram({
  name,
  days,
  weeks,
}: NewProgramDraft): { ok: true; program: Program } | { ok: false; wrong: (keyof NewProgramDraft)[] } {
  const [count, length] = [readNumber(days), readNumber(weeks)]
  const daysPerWeek = count.ok ? (count.value ?? 0) : 0
  const ofWeeks = length.ok ? length.value : 0
  const program = z.safeParse(programSchema, {
    ...{ name: name.trim(), by: null, days_per_week: daysPerWeek, weeks: ofWeeks, repeats: ofWeeks !== null },
    ...{ by_calendar: false, level: null, goal: null, minutes: null, needs: [] },
    days: Array.from({ length: Math.max(0, Math.min(Math.trunc(daysPerWeek), 100)) }, (_, place) => ({
      ...{ name: String(place + 1), weekday: null, lines: [] },
    })),
  })
  if (program.success) return { ok: true, program: program.data }
  const wrong = new Set(program.error.issues.map(({ path: [field] }) => fieldOf(field)))
  return { ok: false, wrong: [...wrong] }
}

function fieldOf(key: PropertyKey | undefined): keyof NewProgramDraft {
  if (key === "name" || key === "weeks") return key
  return "days"
}
