import * as z from "zod/mini"
import { type LinePrescription, linePrescriptionSchema, type ProgramSet } from "../../program.ts"
import type { WrittenExercise } from "./exercise.ts"
import { loadIn, type Loads, loadsOf } from "./loads.ts"
import type { Progress } from "./progress.ts"
import { type Occurrence, progressOf, setsOf } from "./reuse.ts"
import type { Row } from "./rows.ts"
import type { WrittenSet } from "./sets.ts"
import type { Turning } from "./turning.ts"

const fixed: Progress = { kind: "rule", rule: { name: "fixed" }, range: null }

/**
 * One of a day's exercises: its sets in every week, its rule, and its rest between sets. If it has no sets, reports
 * this and returns null.
 */
export function prescriptionOf(row: Row, turning: Turning): LinePrescription | null {
  const { exercise } = row.first
  const report = turning.report(exercise.line)
  const weeks: WrittenSet[][] = []
  for (const occurrence of row.weeks) {
    const sets = setsOf(occurrence, turning.lookup)
    if (sets === null) {
      turning.report(occurrence.exercise.line)("no_sets", occurrence.exercise.name)
      return null
    }
    weeks.push(sets)
  }
  const progress = progressOf(row.first, turning.lookup) ?? fixed
  const loads = loadsFor(row.first, progress, turning)
  const rule =
    progress.kind === "rule" && loads.kind !== "uneven" ? progress.rule : { name: "fixed" as const }
  const range = progress.kind === "rule" && rule.name === "double" ? progress.range : null
  remarkOn(row, { weeks, loads, range, isLed: rule.name !== "fixed" }, turning)
  const prescription: LinePrescription = {
    weeks: trimWeeks(weeks.map((sets) => [sets.map((set) => setIn(set, loads, range))])),
    rule,
    rest: weeks.flat()[0]?.rest ?? null,
    joined: false,
  }
  if (z.safeParse(linePrescriptionSchema, prescription).success) return prescription
  report("too_much", exercise.name)
  return null
}

/** How an exercise's loads are imported, judged over all its days and weeks, because a single rule determines them all. */
function loadsFor(first: Occurrence, progress: Progress, { lookup, loads, remark }: Turning): Loads {
  if (progress.kind === "none" || progress.rule.name === "fixed") return { kind: "written" }
  const { key, name, line } = first.exercise
  const before = loads.get(key)
  if (before) return before
  const sets = lookup.byWeek.flatMap((week) =>
    (week.get(key) ?? []).flatMap((occurrence) => setsOf(occurrence, lookup) ?? []),
  )
  const hasOneRange = new Set(sets.map(({ low }) => low)).size <= 1
  const found: Loads = progress.range !== null && !hasOneRange ? { kind: "uneven" } : loadsOf(sets)
  if (found.kind === "uneven") remark(line)("uneven", name)
  if (found.kind === "shares") remark(line)("start_load", name)
  loads.set(key, found)
  return found
}

type Range = { low: number; high: number } | null

function setIn(set: WrittenSet, loads: Loads, range: Range): ProgramSet {
  const { count, open } = set
  const { low, high } = range ?? set
  return {
    count,
    amount: { unit: "reps", low, high, open, parts: [] },
    load: loadIn(set, loads),
    decides: false,
  }
}

/** The weeks, without repeats of the last one, because in a program the last week repeats anyway. */
function trimWeeks(weeks: ProgramSet[][][]): ProgramSet[][][] {
  const last = JSON.stringify(weeks.at(-1))
  const isOther = (week: ProgramSet[][]) => JSON.stringify(week) !== last
  return weeks.slice(0, weeks.findLastIndex(isOther) + 2)
}

interface TurnedRow {
  weeks: readonly WrittenSet[][]
  loads: Loads
  range: Range
  /** Whether a rule determines the exercise's loads. */
  isLed: boolean
}

/** Notes what isn't imported as it is written in the exercise's lines. */
function remarkOn(row: Row, { weeks, loads, range, isLed }: TurnedRow, { remark }: Turning) {
  const rests = new Set(weeks.flat().map(({ rest }) => rest))
  const { line, name } = row.first.exercise
  if (rests.size > 1) remark(line)("rest", name)
  for (const [week, sets] of weeks.entries()) {
    const exercise: WrittenExercise = row.weeks[week]?.exercise ?? row.first.exercise
    if (isLed && exercise.progress?.kind === "none") remark(exercise.line)("progress_off", name)
    if (
      range !== null &&
      sets.some(({ low, high }) => low !== range.low || ![low, range.high].includes(high))
    )
      remark(exercise.line)("range", name)
    const isRpeLost = (set: WrittenSet) => set.rpe !== null && loadIn(set, loads)?.of !== "rpe"
    if (sets.some(isRpeLost)) remark(exercise.line)("rpe", name)
  }
}
