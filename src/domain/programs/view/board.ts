import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight } from "#domain/measures/units.ts"
import { dayOf, type Position } from "../position.ts"
import type { ForecastSession } from "../forecast.ts"
import type { Amount } from "../program.ts"
import type { LoggedSession } from "../run.ts"
import type { Standing } from "../standing.ts"
import type { MetForecast } from "./forecast-if-met.ts"
import type { WeekSpan } from "./week-span.ts"
import { type Shortfall, shortfallOf } from "./shortfall.ts"
import { topDoneSet, topShownSet, type TopSet } from "./top-set.ts"
import { isEasyWeek, wavePattern } from "./week-character.ts"

/** A session in the table of weeks and days. */
export interface BoardCell {
  /** The session's column, from 0: its place in the week or, in a deload, its day's place. */
  column: number
  /** The day's place in the program, from 0; null if nobody can tell. */
  day: number | null
  top: TopSet | null
  /** What it is: done, the next one, one after that, or left out. */
  kind: "done" | "next" | "to_come" | "left_out"
  /** Its number within the run; null if it was left out. */
  slot: number | null
  /** The day it was done on or will be; null if nobody can tell. */
  date: LocalDay | null
  /** The workout of a session that was done; null while only this device has it. */
  logId: string | null
  shortfall: Shortfall | null
  /** The prescription of an upcoming session. */
  planned: ForecastSession | null
}

type CellOfDay = BoardCell & { day: number }

export interface BoardRow {
  /** Weeks since the run's start, from 0. */
  week: number
  /** Whether it has the sessions of a deload that was put in, which isn't counted as a week. */
  isDeload: boolean
  isEasy: boolean
  /** Whether the next session is in it. */
  isCurrent: boolean
  pattern: readonly Amount[]
  cells: BoardCell[]
}

/** Weeks down, sessions across: what was done, what comes next, and what follows if every target is met. */
export function boardOf(standing: Standing, forecast: MetForecast, { first, last }: WeekSpan): BoardRow[] {
  const done = [...standing.counted.values()].toSorted((one, other) => one.slot - other.slot)
  const rows: BoardRow[] = []
  for (let week = first; week <= last; week += 1) {
    const was = done.filter(({ prescribed }) => prescribed.week === week)
    const willBe = forecast.sessions.filter(({ session }) => session.week === week)
    const cells = weekCells(standing, week, {
      was: was.filter(({ prescribed }) => !prescribed.deload),
      willBe: willBe.filter(({ session }) => !session.deload),
    })
    const own = rowOf(standing, { week, isDeload: false, cells })
    const deloads = deloadRows(standing, week, { was, willBe })
    rows.push(...(isBefore(deloads, cells) ? [...deloads, own] : [own, ...deloads]))
  }
  return rows
}

function rowOf({ plan }: Standing, row: Pick<BoardRow, "week" | "isDeload" | "cells">): BoardRow {
  return {
    ...row,
    isEasy: row.isDeload || isEasyWeek(plan, row.week),
    isCurrent: row.cells.some(({ kind }) => kind === "next"),
    pattern: wavePattern(plan, row.week),
  }
}

interface WeekSessions {
  was: readonly LoggedSession[]
  willBe: readonly ForecastSession[]
}

function weekCells(standing: Standing, week: number, { was, willBe }: WeekSessions): BoardCell[] {
  const places = new Map<number, BoardCell>()
  for (const session of was) places.set(session.prescribed.session, doneCell(session, standing))
  // A week that is repeated shows what is to come.
  for (const planned of willBe) places.set(planned.session.session, plannedCell(planned, standing))
  const count = Math.max(standing.plan.sessions, ...[...places.keys()].map((place) => place + 1))
  const position = positionIn(standing, week)
  return Array.from(
    { length: count },
    (_, place) => places.get(place) ?? leftOutCell(place, dayOf(place, position, standing.plan)),
  )
}

/** The days of a week if they aren't known otherwise, as if no deload had rotated them. */
export function positionIn({ position, plan }: Standing, week: number): Position {
  if (week === position.week) return position
  return { ...position, week, turn: (week * plan.sessions) % plan.days.length }
}

/** The sessions of deloads that were put into a week, a row for each deload. Those that were skipped are left out of it. */
function deloadRows(standing: Standing, week: number, { was, willBe }: WeekSessions): BoardRow[] {
  const { plan } = standing
  const isTurning = plan.sessions !== plan.days.length
  const cells = [
    ...was.filter(({ prescribed }) => prescribed.deload).map((session) => doneCell(session, standing)),
    ...willBe.filter(({ session }) => session.deload).map((planned) => plannedCell(planned, standing)),
  ]
  const rows: Map<number, BoardCell>[] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    const isFull = !last || (isTurning ? last.size === plan.sessions : last.has(cell.day))
    const row = isFull ? new Map<number, BoardCell>() : last
    if (isFull) rows.push(row)
    const column = isTurning ? row.size : cell.day
    row.set(column, { ...cell, column })
  }
  return rows.map((row) => {
    // A deload shorter than a week doesn't say which of the days it would have had.
    const isWeek = plan.program.days_per_week === plan.sessions
    const skipped = isWeek ? plan.week.filter((place) => !row.has(place)) : []
    const leftOut = skipped.map((place) => leftOutCell(place, isTurning ? null : place))
    return rowOf(standing, { week, isDeload: true, cells: [...row.values(), ...leftOut] })
  })
}

/** Whether deloads come before all that was done of their week. */
function isBefore([row]: readonly BoardRow[], cells: readonly BoardCell[]): boolean {
  const begin = row?.cells[0]?.slot ?? Infinity
  return cells.every(({ kind, slot }) => kind !== "done" || (slot ?? 0) > begin)
}

/** The person's sets, in the run's current unit, which may have changed since. */
function doneCell(session: LoggedSession, { plan, unit }: Pick<Standing, "plan" | "unit">): CellOfDay {
  const { prescribed, slot, date } = session
  const logId = session.saved_at === null ? null : session.log_id
  const place = { column: prescribed.session, day: prescribed.day, slot, date, logId, planned: null }
  const top = topDoneSet(session)
  const load = top === null || top.load === null ? null : convertWeight(top.load, prescribed.unit, unit)
  return { ...place, kind: "done", top: top && { ...top, load }, shortfall: shortfallOf(session, plan) }
}

function plannedCell(planned: ForecastSession, { lastSlot, pauses }: Standing): CellOfDay {
  const { session, slot, date } = planned
  const isPaused = pauses.some(({ to }) => to === null)
  return {
    ...{ column: session.session, day: session.day, slot, planned, logId: null, shortfall: null },
    ...{ kind: slot === lastSlot + 1 ? "next" : "to_come", date: isPaused ? null : date },
    top: topShownSet(session),
  }
}

const leftOutCell = (column: number, day: number | null): BoardCell => ({
  ...{ column, day, slot: null, date: null, logId: null, planned: null },
  ...{ kind: "left_out", top: null, shortfall: null },
})
