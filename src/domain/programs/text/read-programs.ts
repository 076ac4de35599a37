import * as z from "zod/mini"
import {
  hasTooManySets,
  linePrescriptionSchema,
  type Program,
  type ProgramDay,
  type ProgramLine,
  programSchema,
} from "../program.ts"
import { readFacts } from "./facts-text.ts"
import type { Report, TextProblem } from "./problem.ts"
import { readQuoted } from "./quoted.ts"
import { type FindExercise, readRule } from "./rule-text.ts"
import { readWeeks } from "./set-text.ts"
import { joinedLines } from "./text-lines.ts"

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
/** The programs in a text, or the problems in it. If there are problems, there are no programs. */
export interface ReadPrograms {
  programs: Program[]
  problems: TextProblem[]
}

interface OpenProgram {
  line: number
  program: Program
  /** The line number at which each exercise of the program begins. */
  places: Map<ProgramLine, number>
}

/** Reads programs in the text format. Each unknown exercise or rule is reported with its line. */
export function readPrograms(text: string, find: FindExercise): ReadPrograms {
  const problems: TextProblem[] = []
  const open: OpenProgram[] = []
  for (const { line, text: content } of joinedLines(text)) {
    const report: Report = (what, part) => problems.push({ line, what, text: part.slice(0, 200) })
    const current = open.at(-1)
    if (content.startsWith("program "))
      open.push({ line, program: readHead(content.slice(8), report), places: new Map() })
    else if (current) readInto(current, { line, content }, report, find)
    else report("no_program", content)
  }
  const unread = new Set(problems.map(({ line }) => line))
  // A line that couldn't be read has already been reported. The parts of it that could be read don't show whether the
  // whole line is within the limits.
  for (const program of open) problems.push(...checkProgram(program).filter(({ line }) => !unread.has(line)))
  return { programs: problems.length === 0 ? open.map(({ program }) => program) : [], problems }
}

/**
 * The problems of a program that exceeds the limits: those of its exercises or, if these have none, of the
 * program itself.
 */
function checkProgram({ line, program, places }: OpenProgram): TextProblem[] {
  if (program.days_per_week === 0) program.days_per_week = program.days.length
  if (z.safeParse(programSchema, program).success) return []
  const unfit = [...places].filter(([content]) => !z.safeParse(linePrescriptionSchema, content).success)
  if (unfit.length > 0)
    return unfit.map(([content, place]) => ({ line: place, what: "too_much", text: content.exercise_name }))
  const day = program.days.find((each) => hasTooManySets(each))
  if (day) return [{ line, what: "too_much", text: day.name }]
  return [{ line, what: "size", text: program.name.slice(0, 200) }]
}

function readHead(text: string, report: Report): Program {
  const { name, after } = readName(text, ",")
  const facts = after.split(",").map((fact) => fact.trim())
  return { name, by: null, ...readFacts(facts.filter(Boolean), report), days: [] }
}

function readInto(
  { program, places }: OpenProgram,
  { line: place, content }: { line: number; content: string },
  report: Report,
  find: FindExercise,
) {
  if (content.startsWith("by ") && program.days.length === 0) program.by = content.slice(3).trim()
  else if (content.startsWith("day ")) program.days.push(readDay(content.slice(4)))
  else {
    const line = readLine(content, report, find)
    if (line) program.days.at(-1)?.lines.push(line)
    if (line) places.set(line, place)
    if (line && program.days.length === 0) report("line", content)
  }
}

function readDay(text: string): ProgramDay {
  const quoted = readQuoted(text)
  const [, plain = text, day] =
    /^(.*?)(?: on (Mon|Tue|Wed|Thu|Fri|Sat|Sun))?$/.exec(quoted ? quoted.after : text) ?? []
  const weekday = weekdays.indexOf(day ?? "")
  return { name: quoted?.name ?? plain.trim(), weekday: weekday < 0 ? null : weekday, lines: [] }
}

function readLine(content: string, report: Report, find: FindExercise): ProgramLine | null {
  const joined = content.startsWith("+ ")
  const { name, after } = readName(joined ? content.slice(2).trim() : content, ":")
  const [setsText = "", ...parts] = splitOutsideQuotes(after)
  const words = parts.filter(Boolean)
  const restText = words.at(-1)?.match(/^rest (\d+):([0-5]\d)$/)
  const ruleTexts = restText ? words.slice(0, -1) : words
  if (!after || ruleTexts.length > 1) {
    report("line", content)
    return null
  }
  const known = (exercise: string) => {
    const found = find(exercise)
    if (!found) report("exercise", exercise)
    return found
  }
  const exercise = known(name)
  const weeks = readWeeks(setsText, report)
  const rule = readRule(ruleTexts[0] ?? "fixed", report, known)
  const rest = restText ? Number(restText[1]) * 60 + Number(restText[2]) : null
  return exercise && rule && { ...exercise, weeks, rule, rest, joined }
}

/** Splits a text into a name, which is in quotes or ends at `sign`, and what comes after the sign. */
function readName(text: string, sign: string): { name: string; after: string } {
  const quoted = readQuoted(text)
  const name = quoted?.name ?? text.split(sign, 1)[0] ?? ""
  const after = quoted ? quoted.after.trimStart() : text.slice(name.length)
  return { name: name.trim(), after: after.startsWith(sign) ? after.slice(1).trim() : "" }
}

/** Splits a line at every "|" outside quotes, in a single pass even if quotes are left open. */
function splitOutsideQuotes(text: string): string[] {
  const parts = [""]
  let isQuoted = false
  let isEscaped = false
  for (const sign of text) {
    if (sign === '"' && !isEscaped) isQuoted = !isQuoted
    isEscaped = isQuoted && sign === "\\" && !isEscaped
    if (sign === "|" && !isQuoted) parts.push("")
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
