import { formatMinutes } from "#domain/measures/duration.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { ShownLine, ShownSession, ShownSet } from "./prescription.ts"
import { isMet } from "./rules/done-sets.ts"
import type { DoneSet, LoggedSession } from "./run.ts"
import { runText, setRuns } from "./session-words.ts"

/** Equal sets of an exercise in a row: what was prescribed, and what was done. */
interface AskedRun {
  asked: string
  done: string
  /** Whether every one of these sets met its target. */
  isMet: boolean
}

/** An exercise of a session, with what the person did for it. */
export interface AnsweredLine {
  line: ShownLine
  runs: AskedRun[]
}

/** What a session prescribed and what the person did, exercise by exercise. */
export function askedAndDone({
  prescribed,
  done,
}: {
  prescribed: ShownSession
  done: LoggedSession["done"]
}): AnsweredLine[] {
  let place = 0
  return prescribed.lines.map((line) => {
    const runs = setRuns(line).map(({ set, count }) => {
      const own = Array.from({ length: count }, (_, index) => done[place + index] ?? null)
      place += count
      return {
        asked: runText({ set, count }),
        done: doneText(set, own),
        isMet: own.every((one) => isMet(set, one)),
      }
    })
    return { line, runs }
  })
}

/**
 * The sets as text: "5, 5, 4" if the load was the prescribed one, otherwise "77.5 × 5, 75 × 5", with a dash
 * for a set that was left out.
 */
function doneText(asked: ShownSet, done: readonly (DoneSet | null)[]): string {
  const isAsAsked = done.every((one) => one === null || one.load === asked.load)
  const isShort = isAsAsked && (done.length > 1 || asked.load === null)
  return done.map((one) => (one === null ? "–" : oneText(asked, one, isShort))).join(", ")
}

function oneText({ unit }: ShownSet, { load, amount }: DoneSet, isShort: boolean): string {
  const amountText =
    unit === "seconds" || unit === "intervals" ? formatMinutes(amount / 60) : formatNumber(amount)
  return isShort || load === null || load === 0 ? amountText : `${formatNumber(load)} × ${amountText}`
}
