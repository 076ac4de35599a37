import { addDays } from "#domain/days/local-day.ts"
import { foldWithMemory } from "#domain/programs/fold-run.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import type { Program } from "#domain/programs/program.ts"
import type { ShownSession, ShownSet } from "#domain/programs/prescription.ts"
import type { DoneSet } from "#domain/programs/run.ts"
import { beginner, shuffled } from "./properties.ts"
import type { Trainee } from "./trainee.ts"

const weeks = 26

/** A way of following a program: how the person does each set, and what else happens before a week. */
export interface Person {
  name: string
  /** Whether the person also logs some sessions on a second device, which doesn't know yet that their slots are taken. */
  hasTwoDevices?: boolean
  does: (set: ShownSet, at: { session: number; place: number }) => DoneSet | null
  beforeWeek?: (trainee: Trainee, week: number) => void
}

const done = ({ load, low, aim }: ShownSet, more = 0): DoneSet => ({
  load: load ?? 30,
  amount: Math.max(0, Math.max(low, aim) + more),
  rpe: 8,
})

const succeeds: Person = { name: "succeeds", does: (set) => done(set, set.open ? 10 : 1) }

export const people: readonly Person[] = [
  succeeds,
  { name: "stalls", does: (set, { session }) => done(set, session % 4 === 0 ? 0 : -2) },
  {
    name: "misses weeks",
    does: (set) => done(set),
    beforeWeek(trainee, week) {
      if (week % 6 !== 5) return
      trainee.today = addDays(trainee.today, 21)
      trainee.happens("away", { days: 21 })
    },
  },
  {
    name: "switches units and deloads",
    does: (set, { session }) => done(set, session % 5 === 0 ? -1 : 1),
    beforeWeek(trainee, week) {
      if (week % 8 === 4) trainee.happens("unit", { unit: trainee.standing.unit === "kg" ? "lbs" : "kg" })
      if (week % 8 === 7) trainee.happens("deload", {})
    },
  },
  { name: "trains on two devices", hasTwoDevices: true, does: (set) => done(set, set.open ? 3 : 0) },
  {
    name: "edits last month",
    does: (set) => done(set),
    beforeWeek(trainee, week) {
      const at = trainee.sessions.at(-12)
      if (week % 3 !== 2 || !at) return
      const fewer = at.done.map((set) => set && { ...set, amount: Math.max(0, set.amount - 3) })
      trainee.sessions = trainee.sessions.map((session) =>
        session === at ? { ...at, done: fewer } : session,
      )
    },
  },
]

/**
 * Follows a program for half a year as this person would, and returns every session as it was shown. `mustAgree` receives
 * the next session as shown by each of the person's two devices; the second one learns of everything in a different
 * order.
 */
export function liveHalfYear(
  program: Program,
  person: Person,
  mustAgree: (one: string, other: string) => void,
): ShownSession[] {
  const trainee = beginner(program)
  const shown: ShownSession[] = []
  const second = foldWithMemory()
  for (let week = 0; week < weeks; week += 1) {
    person.beforeWeek?.(trainee, week)
    for (let day = 0; day < program.days_per_week; day += 1) {
      if (trainee.isOver) trainee.happens("next_cycle", {})
      const { length: session } = trainee.sessions
      const { prescribed } = trainee.train((set, place) => person.does(set, { session, place }))
      shown.push(prescribed)
      if (person.hasTwoDevices === true && session % 3 === 1) trainOnTheOther(trainee)
    }
    const { history, today } = trainee
    const arrived = {
      ...history,
      sessions: shuffled(history.sessions, week),
      events: shuffled([...history.events, ...history.events.slice(-2)], week),
    }
    const other = second(arrived)
    mustAgree(
      JSON.stringify(nextSession(trainee.standing, today)),
      JSON.stringify(other && nextSession(other, today)),
    )
  }
  return shown
}

/** Logs the same session on the other device as well, without any reps. The server accepts this log, but it doesn't count. */
function trainOnTheOther({ sessions }: Trainee): void {
  const last = sessions.at(-1)
  if (!last) return
  const done = last.done.map((set) => set && { ...set, amount: 0 })
  sessions.push({ ...last, log_id: `${last.log_id} too`, counts: false, saved_at: "2026-12-31", done })
}
