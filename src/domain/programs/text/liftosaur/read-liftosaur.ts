import * as z from "zod/mini"
import { hasTooManySets, type Program, type ProgramLine, programSchema } from "../../program.ts"
import type { ExerciseRef } from "../../rule.ts"
import type { TextNote } from "../note.ts"
import type { TextProblem } from "../problem.ts"
import type { FindExercise } from "../rule-text.ts"
import { findExercise } from "./exercise-names.ts"
import { readOutline } from "./outline.ts"
import { prescriptionOf } from "./prescription.ts"
import { lookUp } from "./reuse.ts"
import { type DayInWeeks, daysOfRound, roundOf } from "./rounds.ts"
import { rowsOf } from "./rows.ts"
import type { Turning } from "./turning.ts"

/** The program in a Liftosaur text; null if there are problems. The notes name the parts that aren't imported as written. */
export interface ReadLiftosaur {
  program: Program | null
  problems: TextProblem[]
  notes: TextNote[]
}

/** Reads a program from Liftosaur's text, which doesn't name the program. */
export function readLiftosaur(
  text: string,
  { find, name }: { find: FindExercise; name: string },
): ReadLiftosaur {
  const { weeks, problems, notes } = readOutline(text)
  const report: Turning["report"] = (line) => (what, text) =>
    problems.push({ line, what, text: text.slice(0, 200) })
  const remark: Turning["remark"] = (line) => (what, text) =>
    notes.push({ line, what, text: text.slice(0, 200) })
  const lookup = lookUp(weeks, report)
  const turning: Turning = { weeks, lookup, report, remark, loads: new Map() }
  const known = knownOnce(find, report)
  const round = roundOf(turning)
  const days = daysOfRound(weeks, round).map((day) => {
    remarkOnNames(day, turning)
    return { name: day.name, weekday: null, lines: linesOf(day, turning, known) }
  })
  if (round > 1) remark(weeks[1]?.line ?? 1)("round", String(days.length))
  for (const week of round > 1 ? [] : weeks)
    if (week.days.length !== weeks[0]?.days.length) report(week.line)("days", week.name)
  const length = weeks.length / round
  const program: Program = {
    ...{ name, by: null, days_per_week: Math.max(...weeks.map((week) => week.days.length)) },
    ...{ weeks: length > 1 ? length : null, repeats: length > 1, by_calendar: false },
    ...{ level: null, goal: null, minutes: null, needs: [] },
    days,
  }
  if (problems.length === 0 && !z.safeParse(programSchema, program).success)
    report(1)(days.some((day) => hasTooManySets(day)) ? "too_much" : "size", name)
  return {
    program: problems.length === 0 ? program : null,
    problems: inOrder(withoutResults(problems)),
    notes: inOrder(notes),
  }
}

function remarkOnNames({ day, weeks }: DayInWeeks, { weeks: all, remark }: Turning) {
  const [first, ...others] = weeks.flatMap((week) => all[week]?.days[day] ?? [])
  for (const { name, line } of others) if (name !== first?.name) remark(line)("day_name", name)
}

type FindKnown = (name: string, line: number) => ExerciseRef | null

/** Finds exercises, looking each one up once. An unknown exercise is reported at its first occurrence. */
function knownOnce(find: FindExercise, report: Turning["report"]): FindKnown {
  const found = new Map<string, ExerciseRef | null>()
  return (name, line) => {
    const before = found.get(name)
    if (before !== undefined) return before
    const exercise = findExercise(name, find)
    if (exercise === null) report(line)("exercise", name)
    found.set(name, exercise)
    return exercise
  }
}

function linesOf(day: DayInWeeks, turning: Turning, known: FindKnown): ProgramLine[] {
  const { remark } = turning
  const lines: ProgramLine[] = []
  const groups = new Set<string>()
  let group: string | null = null
  for (const row of rowsOf(day, turning)) {
    const { line, name, superset } = row.first.exercise
    const joined = superset !== null && superset === group
    if (superset !== null && !joined && groups.has(superset)) remark(line)("superset", superset)
    if (superset !== null) groups.add(superset)
    group = superset
    const found = known(name, line)
    const prescription = prescriptionOf(row, turning)
    if (found && prescription) lines.push({ ...found, ...prescription, joined })
  }
  return lines
}

/** Sorts by line and removes duplicates, such as those from each week of a repeated line. */
function inOrder<Found extends { line: number; what: string; text: string }>(
  found: readonly Found[],
): Found[] {
  const byKey = new Map(found.map((one) => [`${one.line} ${one.what} ${one.text}`, one]))
  return [...byKey.values()].toSorted((one, other) => one.line - other.line)
}

/** Leaves out problems that only follow from another problem in the same line: if sets can't be read, missing sets aren't worth reporting. */
function withoutResults(problems: readonly TextProblem[]): TextProblem[] {
  const isResult = ({ what }: TextProblem) => what === "some_weeks" || what === "no_sets"
  const causes = new Set(problems.filter((problem) => !isResult(problem)).map(({ line }) => line))
  return problems.filter((problem) => !isResult(problem) || !causes.has(problem.line))
}
