import type { Report, TextProblem } from "../problem.ts"
import type { Remark, TextNote } from "../note.ts"
import { readExercise, type WrittenExercise } from "./exercise.ts"
import { readStatements } from "./statements.ts"

interface WrittenDay {
  line: number
  name: string
  exercises: WrittenExercise[]
}

export interface WrittenWeek {
  line: number
  name: string
  days: WrittenDay[]
}

/** The weeks and days of a text, and the lines that couldn't be read or aren't imported. */
export interface Outline {
  weeks: WrittenWeek[]
  problems: TextProblem[]
  notes: TextNote[]
}

const mostWeeks = 104
const mostDays = 14
const mostExercises = 60

/** Reads Liftosaur's text into weeks and days. A repeated line is included in each of its weeks. */
export function readOutline(text: string): Outline {
  const outline: Outline = { weeks: [], problems: [], notes: [] }
  const { statements, descriptions, openScript } = readStatements(text)
  for (const { line, text } of descriptions) outline.notes.push({ line, what: "description", text })
  if (openScript) outline.problems.push({ line: openScript.line, what: "script", text: openScript.text })
  for (const statement of statements) {
    const { line } = statement
    const report: Report = (what, text) => outline.problems.push({ line, what, text: text.slice(0, 200) })
    const remark: Remark = (what, text) => outline.notes.push({ line, what, text: text.slice(0, 200) })
    if (statement.text.startsWith("#")) readHeading(outline, statement, report)
    else {
      const exercise = readExercise(statement, report, remark)
      if (exercise) addTo(dayOf(outline.weeks, line), exercise, report)
    }
  }
  repeat(outline)
  return outline
}

function readHeading({ weeks }: Outline, { line, text }: { line: number; text: string }, report: Report) {
  const [, marks = "", name = ""] = /^(#+)\s*(.*)$/.exec(text) ?? []
  if (marks.length > 2 || name === "") return report("line", text)
  if (marks.length === 1) {
    if (weeks.length >= mostWeeks) return report("too_much", text)
    weeks.push({ line, name, days: [] })
    return
  }
  const { days } = weekOf(weeks, line)
  if (days.length >= mostDays) return report("too_much", text)
  days.push({ line, name, exercises: [] })
}

/** The week being read. A text without headings is one week with one day. */
function weekOf(weeks: WrittenWeek[], line: number): WrittenWeek {
  const week = weeks.at(-1) ?? { line, name: "1", days: [] }
  if (weeks.length === 0) weeks.push(week)
  return week
}

function dayOf(weeks: WrittenWeek[], line: number): WrittenDay {
  const { days } = weekOf(weeks, line)
  const day = days.at(-1) ?? { line, name: "1", exercises: [] }
  if (days.length === 0) days.push(day)
  return day
}

function addTo({ exercises }: WrittenDay, exercise: WrittenExercise, report: Report) {
  if (exercises.length >= mostExercises) return report("too_much", exercise.name)
  exercises.push(exercise)
}

/** Copies each repeated line to its later weeks, except weeks that have a line of their own for the exercise. */
function repeat({ weeks, problems }: Outline) {
  for (const [index, week] of weeks.entries())
    for (const [place, { exercises }] of week.days.entries())
      // Copied lines stand at the end of a week, and aren't copied again.
      for (const exercise of exercises.filter(({ line }) => line >= week.line)) {
        const { until, line, name, key } = exercise
        if (until !== null && until > weeks.length) problems.push({ line, what: "weeks", text: name })
        for (const later of weeks.slice(index + 1, until ?? 0)) {
          const day = later.days[place]
          if (day && !day.exercises.some((other) => other.key === key)) day.exercises.push(exercise)
        }
      }
  for (const { days } of weeks) for (const day of days) day.exercises = inOrder(day.exercises)
}

const inOrder = (exercises: readonly WrittenExercise[]) =>
  exercises
    .map((exercise, index) => ({ exercise, place: exercise.order ?? index + 1 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ exercise }) => exercise)
