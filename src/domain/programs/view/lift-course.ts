import { addDays, daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import type { Plan } from "../plan.ts"
import type { LoggedSession } from "../run.ts"
import type { Standing } from "../standing.ts"
import { isEasyWeek } from "./week-character.ts"

/** A period, including its first and last day. */
export interface DaySpan {
  from: LocalDay
  to: LocalDay
}

/** One of the program's cycles, from the first session with the lift to the last. */
export interface LiftCycle extends DaySpan {
  /** The cycle's number in the run, from 1; null if the program has no cycles. */
  number: number | null
}

/** A lift's history within a run. */
export interface LiftCourse {
  /** The program's name. */
  program: string
  cycles: LiftCycle[]
  /** The run's lighter periods: deloads and planned easy weeks. */
  easyWeeks: DaySpan[]
}

/** A run's cycles for one exercise, oldest first; null if no session of the run had it. `plans` holds the plans of all versions of the run, by id. */
export function liftCourse(
  { counted, plan }: Pick<Standing, "counted" | "plan">,
  plans: ReadonlyMap<string, Plan>,
  exerciseId: string,
): LiftCourse | null {
  const sessions = [...counted.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const planOfSession = ({ prescribed }: LoggedSession) => plans.get(prescribed.version) ?? plan
  const cycles: LiftCycle[] = []
  for (const session of sessions.filter((each) => hasTrained(each, exerciseId))) {
    const number = cycleNumber(planOfSession(session), session.prescribed.week, exerciseId)
    const known = cycles.find((cycle) => cycle.number === number)
    if (known) known.to = session.date
    else cycles.push({ number, from: session.date, to: session.date })
  }
  if (cycles.length === 0) return null
  const easy = sessions.map((session) => isEasy(session, planOfSession(session)))
  return { program: plan.program.name, cycles, easyWeeks: easySpans(sessions, easy) }
}

/** The best value within a cycle; null if there is none. */
export function bestOfCycle(
  { from, to }: DaySpan,
  days: readonly { day: LocalDay; value: number }[],
): number | null {
  const values = days.filter(({ day }) => day >= from && day <= to).map(({ value }) => value)
  return values.length === 0 ? null : Math.max(...values)
}

function hasTrained({ prescribed, done }: LoggedSession, exerciseId: string): boolean {
  let first = 0
  return prescribed.lines.some(({ exercise_id, sets }) => {
    const own = done.slice(first, first + sets.length)
    first += sets.length
    return exercise_id === exerciseId && own.some((set) => set !== null)
  })
}

/**
 * The number of the program's cycle that a week is in. In an open-ended program, a cycle has as many weeks as
 * the lift's rule takes before it starts over.
 */
function cycleNumber({ program, lifts }: Plan, week: number, exerciseId: string): number | null {
  const phases = [...lifts.values()]
    .filter(({ exercise_id }) => exercise_id === exerciseId)
    .map((lift) => lift.phases.length)
  const length = program.weeks ?? Math.max(1, ...phases)
  return length === 1 ? null : Math.floor(week / length) + 1
}

const isEasy = ({ prescribed: { deload, week } }: LoggedSession, plan: Plan) =>
  deload || isEasyWeek(plan, week)

const week = 7

/**
 * The periods formed by easy sessions, where consecutive ones form a single period. A period lasts a week
 * unless the next session comes sooner.
 */
function easySpans(sessions: readonly LoggedSession[], easy: readonly boolean[]): DaySpan[] {
  const spans: DaySpan[] = []
  for (const [place, { date }] of sessions.entries()) {
    if (easy[place] !== true) continue
    const next = sessions[place + 1]
    const begun = easy[place - 1] === true ? spans.pop() : undefined
    const from = begun?.from ?? date
    const lasts = daysBetween(from, date) < week ? addDays(from, week - 1) : date
    const isNextSooner = next !== undefined && next.date <= lasts && next.date > date
    spans.push({ from, to: isNextSooner ? addDays(next.date, -1) : lasts })
  }
  return spans
}
