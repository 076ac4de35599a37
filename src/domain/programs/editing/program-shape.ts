import * as z from "zod/mini"
import { readNumber } from "#domain/measures/numbers.ts"
import { type Program, type ProgramLine, programSchema } from "../program.ts"
import type { Rule } from "../rule.ts"

/** The text of the form fields for a program's days per week and length in weeks. */
export interface ShapeDraft {
  days: string
  /** The length in weeks; empty for a program without an end. */
  weeks: string
}

export type ShapeReading =
  | { ok: true; program: Program }
  | { ok: false; wrong: ("name" | keyof ShapeDraft)[] }

/** The form, filled in with a program's current values. */
export function shapeOf({ days_per_week, weeks }: Program): ShapeDraft {
  return { days: String(days_per_week), weeks: weeks === null ? "" : String(weeks) }
}

/**
 * The program with new weeks and days per week, or the fields that can't be saved. If the program was open-ended, its weeks now repeat after the
 * last one.
 */
export function readShape(program: Program, { days, weeks }: ShapeDraft): ShapeReading {
  const [count, length] = [readNumber(days), readNumber(weeks)]
  const ofWeeks = length.ok ? length.value : 0
  const repeats = ofWeeks !== null && (program.repeats || program.weeks === null)
  const shape = { days_per_week: count.ok ? (count.value ?? 0) : 0, weeks: ofWeeks, repeats }
  const checked = z.safeParse(programSchema, { ...program, ...shape })
  if (checked.success) return { ok: true, program: withLinesFor(checked.data, program.weeks) }
  const wrong = new Set(checked.error.issues.map(({ path: [field] }) => fieldOf(field)))
  return { ok: false, wrong: [...wrong] }
}

function fieldOf(key: PropertyKey | undefined): "name" | keyof ShapeDraft {
  return key === "name" || key === "weeks" ? key : "days"
}

/**
 * The program with its exercises adapted to its new number of weeks. If the program is open-ended, its exercises stay
 * as they are.
 */
function withLinesFor(program: Program, before: number | null): Program {
  const { weeks } = program
  if (weeks === null || weeks === before) return program
  const days = program.days.map((day) => ({
    ...day,
    lines: day.lines.map((line) =>
      withWeeks({ ...line, rule: ruleFor(line.rule, { before, weeks }) }, weeks),
    ),
  }))
  return { ...program, days }
}

/**
 * Gives an exercise sets for every week of the program if its rule is a training max, which changes after the
 * last week that has sets.
 */
function withWeeks(line: ProgramLine, weeks: number): ProgramLine {
  const cut = line.weeks.slice(0, weeks)
  const last = cut.at(-1)
  if (line.rule.name !== "tm" || last === undefined || line.weeks.length === 1) return { ...line, weeks: cut }
  return { ...line, weeks: Array.from({ length: weeks }, (_, week) => cut[week] ?? last) }
}

/** Adapts a rule's cycles to the new number of weeks, if the cycles filled the program. */
function ruleFor(rule: Rule, { before, weeks }: { before: number | null; weeks: number }): Rule {
  if (rule.name === "tm" && rule.cycle) return { ...rule, cycle: cyclesFor(rule.cycle, weeks) }
  // The deload is the last week of the cycle, and `weeks` doesn't count it.
  const isVolume = rule.name === "volume" && (rule.weeks ?? 4) + 1 === before
  return isVolume && weeks > 1 ? { ...rule, weeks: weeks - 1 } : rule
}

/** Removes cycles after the last week, and adds one for new weeks. */
function cyclesFor(cycles: readonly number[], weeks: number): number[] {
  const fitting: number[] = []
  let left = weeks
  for (const length of cycles) {
    if (left === 0) break
    fitting.push(Math.min(length, left))
    left -= Math.min(length, left)
  }
  return left > 0 ? [...fitting, left] : fitting
}
