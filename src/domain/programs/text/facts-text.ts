import { goals, levels, needs } from "../fact-words.ts"
import type { Program } from "../program.ts"
import type { Report } from "./problem.ts"

/** The facts that follow the name in a program's first line. */
export type ProgramFacts = Omit<Program, "name" | "by" | "days">

const noFacts: ProgramFacts = {
  days_per_week: 0,
  weeks: null,
  repeats: false,
  by_calendar: false,
  level: null,
  goal: null,
  minutes: null,
  needs: [],
}
const length = /^(\d+) weeks?( repeating)?$/

/** Reads the facts of a program, such as "3 days, open end, beginner"; `days_per_week` is 0 if no fact gives it. */
export function readFacts(texts: readonly string[], report: Report): ProgramFacts {
  let facts = noFacts
  for (const text of texts) {
    const fact = readFact(text)
    if (fact === null) report("fact", text)
    facts = { ...facts, ...fact }
  }
  return facts
}

function readFact(text: string): Partial<ProgramFacts> | null {
  const days = /^(\d+) days?$/.exec(text)?.[1]
  if (days !== undefined) return { days_per_week: Number(days) }
  const [, weeks, repeating] = length.exec(text) ?? []
  if (weeks !== undefined) return { weeks: Number(weeks), repeats: repeating !== undefined }
  const minutes = /^(\d+) min$/.exec(text)?.[1]
  if (minutes !== undefined) return { minutes: Number(minutes) }
  if (text === "open end") return { weeks: null, repeats: false }
  if (text === "by calendar") return { by_calendar: true }
  return readListed(text)
}

function readListed(text: string): Partial<ProgramFacts> | null {
  const level = levels.find((level) => level === text)
  if (level) return { level }
  const goal = goals.find((goal) => goal === text)
  if (goal) return { goal }
  return text.startsWith("needs ") ? readNeeds(text.slice("needs ".length)) : null
}

/**
 * Reads a list such as "barbell rack bar to hang from", in which spaces separate the items but also occur
 * within them.
 */
function readNeeds(text: string): Partial<ProgramFacts> | null {
  const listed: ProgramFacts["needs"] = []
  let rest = text
  while (rest !== "") {
    const need = needs.find((need) => rest === need || rest.startsWith(`${need} `))
    if (need === undefined) return null
    listed.push(need)
    rest = rest.slice(need.length).trimStart()
  }
  return { needs: listed }
}

/** Writes the facts in the order that the library uses. */
export function writeFacts(facts: ProgramFacts): string[] {
  const { days_per_week, weeks, repeats, by_calendar, level, goal, minutes } = facts
  return [
    `${days_per_week} ${days_per_week === 1 ? "day" : "days"}`,
    weeks === null ? "open end" : `${weeks} ${weeks === 1 ? "week" : "weeks"}${repeats ? " repeating" : ""}`,
    ...(level === null ? [] : [level]),
    ...(goal === null ? [] : [goal]),
    ...(minutes === null ? [] : [`${minutes} min`]),
    ...(facts.needs.length === 0 ? [] : [`needs ${facts.needs.join(" ")}`]),
    ...(by_calendar ? ["by calendar"] : []),
  ]
}
