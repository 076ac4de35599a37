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
  /** The session's column, from 0: its index in the week or, in a deload, the index of its day. */
  column: number
  /** The day's index in the program; null if it isn't known. */
  day: number | null
  top: TopSet | null
  /** The session's state. `next` is the very next session, `to_come` any later one. */
  kind: "done" | "next" | "to_come" | "left_out"
  /** The session's number in the run, from 1; null if it was left out. */
  slot: number | null
  /** The date on which the session was done or is expected; null if it isn't known. */
  date: LocalDay | null
  /** The log of a session that was done; null while only this device has it. */
  logId: string | null
  shortfall: Shortfall | null
  /** The prescription of an upcoming session. */
  planned: ForecastSession | null
}

type CellOfDay = BoardCell & { day: number }

export interface BoardRow {
  /** Weeks since the run's start, from 0. */
  week: number
  /** Whether the row shows a deload that was inserted, which doesn't count as a week. */
  isDeload: boolean
  isEasy: boolean
  /** Whether the row has the next session. */
  isCurrent: boolean
  pattern: readonly Amount[]
  cells: BoardCell[]
}

/** The table of weeks (rows) and sessions (columns): what was done, what comes next, and what follows if every target is met. */
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
  // In a repeated week, upcoming sessions replace the ones already done.
  for (const planned of willBe) places.set(planned.session.session, plannedCell(planned, standing))
  const count = Math.max(standing.plan.sessions, ...[...places.keys()].map((place) => place + 1))
  const position = positionIn(standing, week)
  return Array.from(
    { length: count },
    (_, place) => places.get(place) ?? leftOutCell(place, dayOf(place, position, standing.plan)),
  )
}

/**
 * The position at a week, which shows which days the week has. Except for the current week, it doesn't take
 * into account that deloads may have rotated the days.
 */
export function positionIn({ position, plan }: Standing, week: number): Position {
  if (week === position.week) return position
  return { ...position, week, turn: (week * plan.sessions) % plan.days.length }
}

/**
 * The deloads that were inserted in a week, one row each. Days that a deload left out are marked as such if
 * they are known.
 */
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
    // If a deload is shorter than a week, it isn't known which days it left out.
    const isWeek = plan.program.days_per_week === plan.sessions
    const skipped = isWeek ? plan.week.filter((place) => !row.has(place)) : []
    const leftOut = skipped.map((place) => leftOutCell(place, isTurning ? null : place))
    return rowOf(standing, { week, isDeload: true, cells: [...row.values(), ...leftOut] })
  })
}

/** Whether the week's first deload came before all of its finished sessions. */
function isBefore([row]: readonly BoardRow[], cells: readonly BoardCell[]): boolean {
  const begin = row?.cells[0]?.slot ?? Infinity
  return cells.every(({ kind, slot }) => kind !== "done" || (slot ?? 0) > begin)
}

/** The table's cell for a session that was done, showing its top set, converted to the run's current unit. */
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
