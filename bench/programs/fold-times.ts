// Folds the run in a file, first in a process that hasn't run the code before, and then again and again: `fold-times FILE`. Prints JSON.
import { readFileSync } from "node:fs"
import type { RunHistory } from "#domain/programs/fold-inputs.ts"
import { foldRun, foldWithMemory } from "#domain/programs/fold-run.ts"
import { Trainee } from "#tests/programs/trainee.ts"
import type { TenYears } from "./ten-years.ts"

/** Milliseconds of the processor's time. */
export interface FoldTimes {
  /** The first fold of everything in this process. */
  cold: number
  /** A fold of everything, once the code has run often; the shortest one. */
  warm: number
  /** A fold after one more session, by a screen that remembers the last one; the median. */
  again: number
  /** Reading the JSON of the same sessions; the shortest time. */
  parse: number
  /** The fixed sum that tells how fast the processor is right now; the shortest time. */
  sum: number
}

const times = 60
const [, , file = ""] = process.argv
const json = readFileSync(file, "utf8")
const { program, run, sessions }: TenYears = JSON.parse(json)
const trainee = new Trainee(program, run)
trainee.sessions = sessions
const { history } = trainee

const cold = took(() => foldRun(history))
const [warm = 0] = durationsOf(() => foldRun(history))
const again = durationsOf(foldOneMore(history))[times / 2] ?? 0
const [parse = 0] = durationsOf(() => JSON.parse(json), 5)
const [sum = 0] = durationsOf(addUp, 5)
console.log(JSON.stringify({ cold, warm, again, parse, sum } satisfies FoldTimes))

/** Folds a history again and again, each time with one more of its last sessions. */
function foldOneMore({ sessions, ...rest }: RunHistory) {
  const fold = foldWithMemory()
  let length = sessions.length - times
  fold({ ...rest, sessions: sessions.slice(0, length) })
  return () => fold({ ...rest, sessions: sessions.slice(0, ++length) })
}

/** The same sum as in `fixed-sum.ts`. */
function addUp() {
  let sum = 0
  for (let index = 0; index < 2e7; index++) sum += index % 7
  return sum
}

/** The durations of many runs, shortest first. On a busy machine, the shortest one is the most meaningful. */
function durationsOf(work: () => unknown, count = times): number[] {
  return Array.from({ length: count }, () => took(work)).toSorted((one, other) => one - other)
}

/** The processor's time for some work, in milliseconds. Time spent in other processes isn't included. */
function took(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
