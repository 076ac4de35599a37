import type { Plan } from "./plan.ts"

/** A run's position: its week, and which of the week's sessions are still to come. */
export interface Position {
  /** The run's week, from 0; deloads aren't counted. */
  week: number
  /** The week, from 0, at which the run is over unless another cycle is started; Infinity if the program is open-ended or repeats. */
  lastWeek: number
  /**
   * The index of the program's day for the week's first session. If days A and B alternate over three sessions per week, weeks start with A and B in
   * turn.
   */
  turn: number
  /** The sessions of the week that are still to be done, in order. */
  left: readonly number[]
  /** The number of deload sessions still to come. */
  deloads: number
  /** How many of the program's days the deload sessions done so far shift the next session by. */
  deloadTurn: number
}

export function startPosition(plan: Plan): Position {
  return { week: 0, lastWeek: lengthOf(plan), turn: 0, left: plan.week, deloads: 0, deloadTurn: 0 }
}

/** The number of weeks after which a run of the program is over; Infinity if it never is. */
export const lengthOf = ({ program }: Plan) =>
  program.weeks === null || program.repeats ? Infinity : program.weeks

/** A session of a week, and the program's day for it. */
export interface Place {
  week: number
  session: number
  day: number
  deload: boolean
}

/** The next session; null after the last week. */
export function nextPlace(position: Position, plan: Plan): Place | null {
  const { week, lastWeek, left, deloads, deloadTurn } = position
  const session = left[0] ?? 0
  if (week >= lastWeek) return null
  const day = dayOf(session + (deloads > 0 ? deloadTurn : 0), position, plan)
  return { week, session, day, deload: deloads > 0 }
}

/** The index of the program's day for a session of the position's week. */
export const dayOf = (session: number, { turn }: Position, { days }: Plan) => (turn + session) % days.length

/**
 * The position after a session is done or skipped. `spent` is the session that the log or skip names; if that
 * session is no longer to be done, the next session is used up instead.
 */
export function spendSession(position: Position, plan: Plan, spent: SpentSession | null): Position {
  const { week, left, deloads } = position
  if (deloads > 0) return spendDeload(position, plan)
  const isOpen = spent !== null && spent.week === week && left.includes(spent.session)
  const session = isOpen ? spent.session : left[0]
  const open = left.filter((other) => other !== session)
  return open.length > 0 ? withSessionsLeft(position, open) : nextWeek(position, plan)
}

/**
 * The position with different sessions left. All properties are written out because working out a run makes
 * thousands of these objects, and spreading what was spread is slow.
 */
function withSessionsLeft(position: Position, left: readonly number[]): Position {
  const { week, lastWeek, turn, deloads, deloadTurn } = position
  return { week, lastWeek, turn, left, deloads, deloadTurn }
}

/** Like `spendSession`, but for a run that advances by calendar: the position moves to the week that the log names. */
export function spendInCalendar(position: Position, plan: Plan, spent: SpentSession | null): Position {
  const week = spent?.week ?? position.week
  const here = week === position.week ? position : atWeek(position, plan, week)
  const session = spent?.session ?? here.left[0]
  const deloads = Math.max(0, position.deloads - 1)
  return { ...here, left: here.left.filter((other) => other !== session), deloads }
}

/** The position at the start of a different week, for a run that advances by calendar. */
export function atWeek(position: Position, plan: Plan, week: number): Position {
  return { ...position, week, turn: (week * plan.sessions) % plan.days.length, left: plan.week }
}

/** The week and session that a log or skip names. */
export interface SpentSession {
  week: number
  session: number
}

/**
 * Uses up a session of a deload. The week stays the same during a deload, but days that rotate from week to
 * week keep rotating. After the deload's last session, those days go on from the last one in their usual
 * order, even if one was moved ahead before the deload.
 */
function spendDeload(position: Position, plan: Plan): Position {
  const deloads = position.deloads - 1
  if (deloads > 0) return { ...position, deloads, deloadTurn: position.deloadTurn + 1 }
  if (plan.sessions <= plan.days.length) return { ...position, deloads, deloadTurn: 0 }
  const left = position.left.toSorted((one, other) => one - other)
  const turns = (position.left[0] ?? 0) + position.deloadTurn + 1 - (left[0] ?? 0)
  return { ...position, left, deloads, deloadTurn: 0, turn: (position.turn + turns) % plan.days.length }
}

export function nextWeek(position: Position, plan: Plan): Position {
  const turn = (position.turn + plan.sessions) % plan.days.length
  return { ...position, week: position.week + 1, turn, left: plan.week }
}

/** Moves to a session in a week of the current cycle. */
export function goTo(
  position: Position,
  plan: Plan,
  { week, session }: { week: number; session: number },
): Position {
  const weeks = plan.program.weeks
  const first = weeks === null ? 0 : Math.floor(position.week / weeks) * weeks
  const to = first + (weeks === null ? week : Math.min(week, weeks - 1))
  const open = plan.week.filter((other) => other >= session)
  return { ...position, week: to, left: open.length > 0 ? open : plan.week }
}

/** Moves a different day ahead, so that it is trained next. The session that would have been next follows it. */
export function swapDay(position: Position, plan: Plan, day: number): Position {
  const session = position.left.find((open) => dayOf(open, position, plan) === day)
  const other = session ?? plan.week.find((any) => dayOf(any, position, plan) === day)
  if (other === undefined) return position
  return { ...position, left: [other, ...position.left.filter((open) => open !== other)] }
}

/** Starts a deload, which lasts for as many sessions as the program has days per week. */
export function startDeload(position: Position, plan: Plan): Position {
  return { ...position, deloads: plan.program.days_per_week, deloadTurn: 0 }
}

/** Moves to the first week of the next cycle or, in an open-ended program, to the next week. */
export function nextCycle(position: Position, plan: Plan): Position {
  const weeks = plan.program.weeks ?? 1
  const first =
    position.week >= position.lastWeek ? position.lastWeek : (Math.floor(position.week / weeks) + 1) * weeks
  const lastWeek = position.lastWeek === Infinity ? Infinity : Math.max(position.lastWeek, first + weeks)
  return { ...position, week: first, lastWeek, left: plan.week, deloads: 0, deloadTurn: 0 }
}
