import type { Program, ProgramDay, ProgramLine } from "../program.ts"
import { writeFacts } from "./facts-text.ts"
import { oneLine, quoteIf } from "./quoted.ts"
import { writeRule } from "./rule-text.ts"
import { writeWeeks } from "./set-text.ts"

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
// Matches the beginning of an exercise name whose line would be read as a different kind of line.
const otherLine = /^(?:program |day |by |\+ |#|[/|])/

/** Writes programs in the text format, which doesn't include a person's weights. */
export function writePrograms(programs: readonly Program[]): string {
  return programs.map((program) => `${linesOf(program).join("\n")}\n`).join("\n")
}

function linesOf(program: Program): string[] {
  const name = quoteIf(program.name, (text) => text.includes(","))
  return [
    `program ${[name, ...writeFacts(program)].join(", ")}`,
    ...(program.by === null ? [] : [`by ${oneLine(program.by)}`]),
    ...program.days.flatMap((day) => [writeDay(day), ...day.lines.map(writeLine)]),
  ]
}

function writeDay({ name, weekday }: ProgramDay): string {
  const on = weekday === null ? "" : ` on ${weekdays[weekday]}`
  return `day ${quoteIf(name, (text) => / on \w{3}$/.test(text))}${on}`
}

function writeLine(line: ProgramLine): string {
  const name = quoteIf(line.exercise_name, (text) => /[:|]/.test(text) || otherLine.test(text))
  const rest =
    line.rest === null
      ? []
      : [`rest ${Math.floor(line.rest / 60)}:${String(line.rest % 60).padStart(2, "0")}`]
  return [`${line.joined ? "+ " : ""}${name}: ${writeWeeks(line.weeks)}`, writeRule(line.rule), ...rest].join(
    " | ",
  )
}
