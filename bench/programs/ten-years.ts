// Writes ten years of a program to a file: `ten-years NAME FILE`. It is a program of its own, because making them runs the code that is measured.
import { writeFileSync } from "node:fs"
import { programLibrary } from "#domain/programs/library/library.ts"
import type { Program } from "#domain/programs/program.ts"
import type { LoggedSession, ProgramRun } from "#domain/programs/run.ts"
import { asAsked, programFrom, reps, Trainee } from "#tests/programs/trainee.ts"

export interface TenYears {
  program: Program
  run: ProgramRun
  sessions: LoggedSession[]
}

const years = 10
const sessionsPerYear = 208

const [, , name = "", file = ""] = process.argv
writeFileSync(file, JSON.stringify(tenYears(name)))

/** Ten years of a person who trains four times per week and misses sets now and then, so that the loads go up and down. */
function tenYears(name: string): TenYears {
  const text = programLibrary.join("\n")
  const start = text.indexOf(`program ${name},`)
  const end = text.indexOf("\nprogram ", start)
  const program = programFrom(text.slice(start, end < 0 ? undefined : end))
  const names = program.days.flatMap((day) => day.lines.map((line) => line.exercise_name))
  const maxes = Object.fromEntries(names.map((exercise) => [exercise, { tm: 60, e1rm: 66 }]))
  const trainee = new Trainee(program, { starts: { loads: {}, maxes } })
  for (let slot = 0; slot < sessionsPerYear; slot += 1)
    trainee.train(slot % 7 === 3 ? reps(...Array.from({ length: 40 }, () => 1)) : asAsked)
  const sessions = Array.from({ length: years }, (_, year) =>
    trainee.sessions.map((session) => inYear(session, year)),
  )
  return { program, run: trainee.run, sessions: sessions.flat() }
}

/** The same session a number of years later. A session is judged by what it showed, so it doesn't matter that the loads start over every year. */
function inYear(session: LoggedSession, year: number): LoggedSession {
  const { prescribed } = session
  return {
    ...session,
    log_id: `${session.log_id} ${year}`,
    slot: session.slot + year * sessionsPerYear,
    prescribed: { ...prescribed, week: prescribed.week + (year * sessionsPerYear) / 4 },
  }
}
