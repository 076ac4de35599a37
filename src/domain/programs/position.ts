import type { Plan } from "./plan.ts"

/** Where a run is: the week, and which of its sessions are still to come. */
export interface Position {
  /** Weeks since the start, from 0; deloads aren't counted. */
  week: number
  /** The week up to which the program goes, unless it begins again; Infinity for an open end. */
  lastWeek: number
  /** The day that the week's first session is on; with A and B on three days, weeks begin with A and B in turn. */
  turn: number
  /** The sessions of the week that are still open, in order. */
  left: readonly number[]
  /** Sessions of a deload that are still to come. */
  deloads: number
  /** The day that a swap or a deload gives to the next session instead. */
  deloadTurn: number
}

export function startPosition(plan: Plan): Position {
  return { week: 0, lastWeek: lengthOf(plan), turn: 0, left: plan.week, deloads: 0, deloadTurn: 0 }
}

const lengthOf = ({ program }: Plan) => (program.weeks === null || program.repeats ? Infinity : program.weeks)

/** A session of a week and the day it is on. */
export interface Place {
  week: number
  session: number
  day: number
  deload: boolean
}

/** What comes next; null after the last week. */
export function nextPlace(position: Position, plan: Plan): Place | null {
  const { week, lastWeek, left, deloads, deloadTurn } = position
  const session = left[0] ?? 0
  if (week >= lastWeek) return null
  const day = dayOf(session + (deloads > 0 ? deloadTurn : 0), position, plan)
  return { week, session, day, deload: deloads > 0 }
}

/** The day of the program that a session of the position's week is on. */
export const dayOf = (session: number, { turn }: Position, { days }: Plan) => (turn + session) % days.length

/** The position after a session was spent. `spent` is the one that a log shows; if it isn't open any more, the next one is. */
export function spendSession(position: Position, plan: Plan, spent: SpentSession | null): Position {
  const { week, left, deloads } = position
  if (deloads > 0) return spendDeload(position, plan)
  const isOpen = spent !== null && spent.week === week && left.includes(spent.session)
  const session = isOpen ? spent.session : left[0]
  const open = left.filter((other) => other !== session)
  return open.length > 0 ? { ...position, left: open } : nextWeek(position, plan)
}

/** As `spendSession`, where the calendar says which week it is: the log's week counts. */
export function spendInCalendar(position: Position, plan: Plan, spent: SpentSession | null): Position {
  const week = spent?.week ?? position.week
  const here = week === position.week ? position : atWeek(position, plan, week)
  const session = spent?.session ?? here.left[0]
  const deloads = Math.max(0, position.deloads - 1)
  return { ...here, left: here.left.filter((other) => other !== session), deloads }
}

/** The whole of another week, where the calendar says which week it is. */
export function atWeek(position: Position, plan: Plan, week: number): Position {
  return { ...position, week, turn: (week * plan.sessions) % plan.days.length, left: plan.week }
}

/** A session of a week, as a log shows it. */
export interface SpentSession {
  week: number
  session: number
}

/** The week stays while a deload lasts; days that are turned from week to week go on turning. */
function spendDeload(position: Position, plan: Plan): Position {
  const deloads = position.deloads - 1
  if (deloads > 0) return { ...position, deloads, deloadTurn: position.deloadTurn + 1 }
  const turns = plan.sessions > plan.days.length ? position.deloadTurn + 1 : 0
  return { ...position, deloads, deloadTurn: 0, turn: (position.turn + turns) % plan.days.length }
}

function nextWeek(position: Position, plan: Plan): Position {
  const turn = (position.turn + plan.sessions) % plan.days.length
  return { ...position, week: position.week + 1, turn, left: plan.week }
}

/** To a session of a week of the current cycle. */
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

/** Another day takes the next slot, and what would have come next comes after it. */
export function swapDay(position: Position, plan: Plan, day: number): Position {
  const session = position.left.find((open) => dayOf(open, position, plan) === day)
  const other = session ?? plan.week.find((any) => dayOf(any, position, plan) === day)
  if (other === undefined) return position
  return { ...position, left: [other, ...position.left.filter((open) => open !== other)] }
}

/** The next sessions, as many as there are days a week, are a deload. */
export function startDeload(position: Position, plan: Plan): Position {
  return { ...position, deloads: plan.program.days_per_week, deloadTurn: 0 }
}

/** To the first week of the next cycle; with an open end, to the next week. */
export function nextCycle(position: Position, plan: Plan): Position {
  const weeks = plan.program.weeks ?? 1
  const first =
    position.week >= position.lastWeek ? position.lastWeek : (Math.floor(position.week / weeks) + 1) * weeks
  const lastWeek = position.lastWeek === Infinity ? Infinity : Math.max(position.lastWeek, first + weeks)
  return { ...position, week: first, lastWeek, left: plan.week, deloads: 0, deloadTurn: 0 }
}

/** The same place in another version of the program. */
export function inVersion(position: Position, before: Plan, plan: Plan): Position {
  const moved = { ...position, turn: position.turn % plan.days.length, lastWeek: lastWeekIn(position, plan) }
  if (before.sessions === plan.sessions) return moved
  const left = plan.week.slice(before.sessions - position.left.length)
  return left.length > 0 ? { ...moved, left } : nextWeek(moved, plan)
}

/** The end of the cycle that a run is in. */
function lastWeekIn({ week, lastWeek }: Position, plan: Plan): number {
  const length = lengthOf(plan)
  if (length === Infinity) return length
  const reached = lastWeek === Infinity ? week + 1 : Math.max(week + 1, lastWeek)
  return Math.ceil(reached / length) * length
}
