import * as z from "zod/mini"
import { readMinutes } from "#domain/measures/duration.ts"
import { readNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { isJoined } from "#domain/supersets/supersets.ts"
import { daySchema, type ProgramDay } from "../program.ts"
import { readAmountField } from "./amount-field.ts"
import type { DayDraft, LineDraft, SetDraft } from "./day-draft.ts"
import { readLoadField } from "./load-field.ts"
import { readRuleDraft } from "./rule-draft.ts"

/** A problem that keeps a day from being saved, and its field. */
export interface DayProblem {
  /**
   * The field's id: "name", "lines", "sets" for all sets of the day, an exercise's id with "rest" or "sets",
   * an exercise's id with "rule" and the rule's word, or a set's id with "count", "amount" or "load".
   */
  field: string
  what: "unreadable" | "too_small" | "too_big"
  /** The limit that was exceeded; null if there is none. */
  limit: number | null
}

export type DayReading = { ok: true; day: ProgramDay } | { ok: false; problems: DayProblem[] }

/** Reads a day's form and checks it with the schema of stored programs. A value beyond the schema's limits is reported as a problem of its field. */
export function readDay({ name, weekday, lines }: DayDraft, unit: WeightUnit): DayReading {
  const problems: DayProblem[] = []
  const unreadable = (field: string) => void problems.push({ field, what: "unreadable", limit: null })
  const read = {
    name: name.trim(),
    weekday,
    lines: lines.map((line, place) => readLine(line, { above: lines[place - 1], unit, unreadable })),
  }
  if (problems.length > 0) return { ok: false, problems }
  const checked = z.safeParse(daySchema, read)
  if (checked.success) return { ok: true, day: checked.data }
  return { ok: false, problems: checked.error.issues.map((issue) => problemOf(issue, lines)) }
}

interface LineContext {
  above: LineDraft | undefined
  unit: WeightUnit
  unreadable: (field: string) => void
}

function readLine(line: LineDraft, { above, unit, unreadable }: LineContext) {
  const { id, exercise_id, exercise_name, weeks } = line
  const { rule, unreadable: words } = readRuleDraft(line.rule)
  for (const word of words) unreadable(`${id} rule ${word}`)
  const rest = readMinutes(line.rest)
  if (!rest.ok) unreadable(`${id} rest`)
  const context = { rule: line.rule.name, unit }
  return {
    ...{ exercise_id, exercise_name, rule, joined: above !== undefined && isJoined(above, line) },
    rest: rest.ok && rest.value !== null ? Math.round(rest.value * 60) : null,
    weeks: weeks.map((week) =>
      week.map((session) => session.map((set) => readSet(set, context, unreadable))),
    ),
  }
}

function readSet(
  { id, count, amount, load, decides }: SetDraft,
  context: { rule: LineDraft["rule"]["name"]; unit: WeightUnit },
  unreadable: LineContext["unreadable"],
) {
  const sets = readNumber(count)
  if (!sets.ok || sets.value === null) unreadable(`${id} count`)
  const asked = readAmountField(amount)
  if (asked === null) unreadable(`${id} amount`)
  const from = readLoadField(load, context)
  if (from === undefined) unreadable(`${id} load`)
  return { count: sets.ok ? sets.value : null, amount: asked, load: from, decides }
}

/** The field that a problem found by the schema belongs to. */
function problemOf(issue: z.core.$ZodIssue, lines: readonly LineDraft[]): DayProblem {
  const what = issue.code === "too_small" || issue.code === "too_big" ? issue.code : "unreadable"
  const limit =
    issue.code === "too_small"
      ? Number(issue.minimum)
      : issue.code === "too_big"
        ? Number(issue.maximum)
        : null
  return { field: fieldAt(issue.path, lines), what, limit }
}

function fieldAt(path: readonly PropertyKey[], lines: readonly LineDraft[]): string {
  const [first, place, part, ...rest] = path
  const line = first === "lines" && typeof place === "number" ? lines[place] : undefined
  if (!line) return String(first)
  if (part === "rule") return `${line.id} rule ${String(rest[0] ?? "")}`
  if (part !== "weeks") return `${line.id} ${String(part)}`
  const [week, turn, index, field] = rest
  const set = line.weeks[Number(week)]?.[Number(turn)]?.[Number(index)]
  return set && field !== undefined ? `${set.id} ${String(field)}` : `${line.id} sets`
}

/**
 * Where a problem's field is: its exercise, and its week if the field belongs to a set. Null for a field of
 * the day itself.
 */
export function placeOfField({ lines }: DayDraft, field: string): { line: string; week?: number } | null {
  for (const { id, weeks } of lines) {
    const week = weeks.findIndex((sessions) => sessions.flat().some((set) => field.startsWith(`${set.id} `)))
    if (week >= 0) return { line: id, week }
    if (field.startsWith(`${id} `)) return { line: id }
  }
  return null
}
