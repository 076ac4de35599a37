import { asAsked, programFrom, reps, Trainee } from "#tests/programs/trainee.ts"
import type { RunHistory } from "#domain/programs/fold-inputs.ts"
import { foldRun, foldWithMemory } from "#domain/programs/fold-run.ts"
import { programLibrary } from "#domain/programs/library/library.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import type { LoggedSession } from "#domain/programs/run.ts"

// Measures how long it takes to fold ten years of a program with four sessions per week: everything, and again after one more session. The times are
// compared with parsing the JSON of the same logs' `prescribed`, which has to be done anyway.
const years = 10
const sessionsPerYear = 208
const times = 40
const slowdown = 4

const text = programLibrary.join("\n")
for (const name of ["Three Tiers", "Waves with Tens", "Upper and Lower"]) measure(name)

function measure(name: string) {
  const history = tenYears(name)
  const json = JSON.stringify(history.sessions.map(({ prescribed, done }) => ({ prescribed, done })))
  const fold = () => foldRun(history)
  const cold = took(fold)
  const [parse = 0] = durationsOf(() => JSON.parse(json))
  const durations = durationsOf(fold)
  const [best = 0] = durations
  const warm = middleOf(durations)
  const again = middleOf(durationsOf(foldOneMore(history)))
  const standing = foldRun(history)
  const next = standing === null ? 0 : middleOf(durationsOf(() => nextSession(standing, "2036-12-01")))
  const ms = (value: number) => `${value.toFixed(2)} ms`
  console.log(
    `${name}: ${history.sessions.length} sessions, ${Math.round(json.length / 1024)} KB. First fold ${ms(cold)}, shortest ${ms(best)} (${ms(best * slowdown)} at ${slowdown}x), median ${ms(warm)}. After one more session, median ${ms(again)} (${ms(again * slowdown)} at ${slowdown}x); next session ${ms(next)}. Parsing the JSON, shortest: ${ms(parse)}, ratios ${(best / parse).toFixed(2)} and ${(again / parse).toFixed(3)}.`,
  )
}

/** Folds a history again and again, each time with one more of its last sessions. */
function foldOneMore(history: RunHistory) {
  const fold = foldWithMemory()
  const bySlot = history.sessions.toSorted((one, other) => one.slot - other.slot)
  let length = bySlot.length - times
  fold({ ...history, sessions: bySlot.slice(0, length) })
  return () => fold({ ...history, sessions: bySlot.slice(0, ++length) })
}

/** Ten years of a person who misses sets now and then, so that the loads go up and down. */
function tenYears(name: string) {
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
  return { ...trainee.history, sessions: sessions.flat() }
}

/** The same session a number of years later. A session is judged by what it showed, so it doesn't matter that the loads start over every year. */
function inYear(session: LoggedSession, year: number): LoggedSession {
  const { prescribed } = session
  return structuredClone({
    ...session,
    log_id: `${session.log_id} ${year}`,
    slot: session.slot + year * sessionsPerYear,
    prescribed: { ...prescribed, week: prescribed.week + (year * sessionsPerYear) / 4 },
  })
}

/** The durations of many runs, shortest first. On a busy machine, the shortest one is the most meaningful. */
function durationsOf(work: () => unknown): number[] {
  return Array.from({ length: times }, () => took(work)).toSorted((one, other) => one - other)
}

function middleOf(durations: readonly number[]): number {
  return durations[Math.floor(durations.length / 2)] ?? 0
}

/** The CPU time of some work in milliseconds. Time spent in other processes isn't included. */
function took(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
