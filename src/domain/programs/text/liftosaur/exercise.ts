import type { Report } from "../problem.ts"
import { readQuoted } from "../quoted.ts"
import type { Remark } from "../note.ts"
import { type Progress, readProgress } from "./progress.ts"
import { readSetSection, type SetDetails, type WrittenSet } from "./sets.ts"

/**
 * An earlier mention of an exercise whose sets are reused, by the indexes of its day and week. `day` is null
 * for any day, `week` for the same week.
 */
interface Reuse {
  key: string
  week: number | null
  day: number | null
}

/** A line of Liftosaur's text with an exercise. */
export interface WrittenExercise {
  line: number
  /** The name as written in the text, including equipment but not the label. */
  name: string
  /** The name with its label, in lower case. Lines with the same key belong to the same exercise. */
  key: string
  /** The exercise's position in the day, if the text gives one. */
  order: number | null
  /** The last week, counting from 1, in which the line is repeated; null if it isn't repeated. */
  until: number | null
  sets: WrittenSet[] | null
  all: SetDetails
  reuse: Reuse | null
  progress: Progress | null
  isUsed: boolean
  superset: string | null
}

const nameShape = /^([^[\]]+?)\s*(?:\[([^[\]]*)\])?$/
const reuseShape = /^\.\.\.\s*([^[\]]+?)\s*(?:\[\s*(?:(\d{1,3})\s*:\s*)?(\d{1,2})\s*\])?$/
const named = /^([a-z]+):\s*(.*)$/is

const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, " ")

/** Reads a line such as `Squat / 3x8 @8 / progress: lp(5lb)`. Null if its name can't be read. */
export function readExercise(
  { line, text }: { line: number; text: string },
  report: Report,
  remark: Remark,
): WrittenExercise | null {
  const [head = "", ...sections] = sectionsOf(text)
  const exercise = readHead(head, line, remark)
  if (exercise === null || sections.length === 0) {
    report("line", text)
    return null
  }
  const variations: { sets: WrittenSet[]; isCurrent: boolean }[] = []
  for (const section of sections) readSection(section, { exercise, variations, report, remark })
  if (variations.length > 1) remark("variations", exercise.name)
  const current = variations.find(({ isCurrent }) => isCurrent) ?? variations[0]
  return { ...exercise, sets: current?.sets ?? null }
}

/** Splits a line at every slash outside brackets, braces and quotes. */
function sectionsOf(text: string): string[] {
  const parts = [""]
  let depth = 0
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === "(" || sign === "{") depth += 1
    if (sign === ")" || sign === "}") depth = Math.max(0, depth - 1)
    if (sign === "/" && depth === 0 && !isQuoted) parts.push("")
    else parts[parts.length - 1] += sign
  }
  const [head = "", ...sections] = parts.map((part) => part.trim())
  return [head, ...sections.filter(Boolean)]
}

function readHead(text: string, line: number, remark: Remark): WrittenExercise | null {
  const [, written = "", inBrackets] = nameShape.exec(text) ?? []
  const range = inBrackets === undefined ? null : readPlace(inBrackets)
  if (written === "" || (inBrackets !== undefined && range === null)) return null
  const quoted = readQuoted(written)
  const [label, plain] = quoted ? [null, quoted.name] : withoutLabel(written)
  if (plain === "") return null
  if (label !== null) remark("label", label)
  return {
    ...{ line, name: plain, key: keyOf(written), order: range?.order ?? null, until: range?.until ?? null },
    ...{ sets: null, all: { load: null, rpe: null, rest: null }, reuse: null, progress: null },
    ...{ isUsed: true, superset: null },
  }
}

function withoutLabel(text: string): [label: string | null, name: string] {
  const at = text.indexOf(":")
  return at < 0 ? [null, text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** Reads `1-4`, `2` or `2, 1-4`: a position in the day, and the weeks in which a line is repeated. */
function readPlace(text: string): { order: number | null; until: number | null } | null {
  const [, order, until] = /^(?:(\d{1,3})\s*(?:,\s*|$))?(?:\d{1,3}-(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (order === undefined && until === undefined) return null
  return {
    order: order === undefined ? null : Number(order),
    until: until === undefined ? null : Number(until),
  }
}

interface Reading {
  exercise: WrittenExercise
  variations: { sets: WrittenSet[]; isCurrent: boolean }[]
  report: Report
  remark: Remark
}

function readSection(section: string, reading: Reading): void {
  const { exercise, variations, report, remark } = reading
  const [, word, value = ""] = named.exec(section) ?? []
  if (word !== undefined) return readNamed(word.toLowerCase(), value.trim(), section, reading)
  if (section.startsWith("...")) {
    const [, name, week, day] = reuseShape.exec(section) ?? []
    if (name === undefined || exercise.reuse !== null) return report("line", section)
    const place = (text: string | undefined) => (text === undefined ? null : Number(text) - 1)
    exercise.reuse = { key: keyOf(name), week: place(week), day: place(day) }
    return
  }
  const isCurrent = section.startsWith("!")
  const read = readSetSection(isCurrent ? section.slice(1).trim() : section, remark)
  if (read.kind === "sets") variations.push({ sets: read.sets, isCurrent })
  else if (read.kind === "all" && !isCurrent) mergeDetails(exercise, read.details, section, report)
  else report("set", read.kind === "unread" ? read.text : section)
}

/** Adds details for all sets. Sections that contradict each other can't be read. */
function mergeDetails({ all }: WrittenExercise, more: SetDetails, section: string, report: Report) {
  const isTwice =
    (all.load !== null && more.load !== null) ||
    (all.rpe !== null && more.rpe !== null) ||
    (all.rest !== null && more.rest !== null)
  if (isTwice) return report("set", section)
  all.load ??= more.load
  all.rpe ??= more.rpe
  all.rest ??= more.rest
}

function readNamed(word: string, value: string, section: string, reading: Reading): void {
  const { exercise, report, remark } = reading
  switch (word) {
    case "progress": {
      const progress = exercise.progress === null ? readProgress(value, remark) : null
      if (progress === null) return report("progress", section)
      exercise.progress = progress
      return
    }
    case "used":
      if (value !== "none") return report("line", section)
      exercise.isUsed = false
      return
    case "superset":
      exercise.superset = value
      return
    case "warmup":
    case "update":
      return remark(word, section)
    case "id":
      return remark("tags", section)
    default:
      return report("line", section)
  }
}
