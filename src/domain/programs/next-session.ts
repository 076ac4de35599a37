import { calendarPlace } from "./calendar.ts"
import { closeBefore } from "./close-periods.ts"
import { convertExactly, stateIn } from "./lift-loads.ts"
import type { Plan, PlannedLine } from "./plan.ts"
import { dayOf, nextPlace, type Place } from "./position.ts"
import type { ShownLine, ShownSession } from "./prescription.ts"
import type { ProgramSet } from "./program.ts"
import { type LinePlace, ruleLine } from "./rule-lines.ts"
import { type LineOptions, lighterLine, withinLimits } from "./shown-line.ts"
import { liftIn, type Standing } from "./standing.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** The next session of a run as of `today`; null after the last week or once the run has ended. */
export function nextSession(standing: Standing, today: LocalDay): ShownSession | null {
  if (standing.isEnded) return null
  const { run, position, plan } = standing
  const place = run.advance === "calendar" ? calendarPlace(standing, today) : nextPlace(position, plan)
  return place && sessionAt(standing, place)
}

/** A session of the program with the current loads. Any cycle that the run has left without its last session is closed first. */
export function sessionAt(standing: Standing, place: Place): ShownSession {
  const { plan, unit } = standing
  const closed = { ...standing, lifts: new Map(standing.lifts), changes: [] }
  for (const lift of plan.lifts.values())
    closeBefore(closed, lift, { week: place.week, slot: standing.lastSlot + 1 })
  const lines = (plan.days[place.day] ?? []).map((planned) => lineAt(closed, planned, place))
  return { version: plan.version, unit, ...place, lines }
}

function lineAt(standing: Standing, planned: PlannedLine, place: Place): ShownLine {
  const line = ruleLine(planned, linePlace(standing, planned, place), lineOptions(standing, planned))
  return withinLimits(place.deload ? lighterLine(line, planned.lift.scales[standing.unit]) : line)
}

/** Where an exercise's session is in its week, with the program's sets for it. */
export function linePlace(
  standing: Standing,
  { line, lift }: PlannedLine,
  { week, session, day }: Place,
): LinePlace {
  const { plan, position } = standing
  const weekDays = plan.week.map((other) => dayOf(other, position, plan))
  const sessions = sessionsInWeek({ line, lift }, week, plan)
  const occurrence = weekDays.slice(0, session).filter((other) => other === day).length
  const turns = weekDays.filter((other) => lift.days.has(other)).length
  const turn = weekDays.slice(0, session).filter((other) => lift.days.has(other)).length
  return { week, sets: sessions[Math.min(occurrence, sessions.length - 1)] ?? [], turn, turns }
}

/** An exercise's sessions in a week of the run. */
export function sessionsInWeek(
  { line, lift }: PlannedLine,
  week: number,
  { program }: Pick<Plan, "program">,
): readonly (readonly ProgramSet[])[] {
  return line.weeks[weekOfLine(line.weeks.length, lift.rule.name === "tm", week, program.weeks)] ?? []
}

/**
 * The index in an exercise's list of weeks. Past the end of the list its last week repeats, but in an
 * open-ended program waves start over.
 */
function weekOfLine(length: number, isWave: boolean, week: number, weeks: number | null): number {
  if (weeks !== null) return Math.min(week % weeks, length - 1)
  return isWave ? week % length : Math.min(week, length - 1)
}

/** What an exercise's loads are currently based on. */
export function lineOptions(standing: Standing, { line, lift }: PlannedLine): LineOptions {
  const { run, unit, plan } = standing
  const max = run.starts.maxes[lift.exercise_id]
  const here = (x: number | null | undefined) =>
    x === null || x === undefined ? null : convertExactly(x, run.unit, unit)
  const waves = plan.lifts.get(`${lift.exercise_id}:tm`)
  return {
    unit,
    state: liftIn(standing, lift),
    tm: waves ? stateIn(liftIn(standing, waves), unit, waves).x : here(max?.tm),
    e1rm: here(max?.e1rm),
    lastLoad: () => lastLoadOf(standing, line.exercise_id),
  }
}

/** The load of an exercise's most recent set in the run, in the run's unit; null if the run has no set of it with a load. */
function lastLoadOf({ counted, lastSlot, unit }: Standing, exerciseId: string): number | null {
  for (let slot = lastSlot; slot > 0; slot -= 1) {
    const session = counted.get(slot)
    const sets = session?.prescribed.lines.flatMap((line) => line.sets.map(() => line.exercise_id)) ?? []
    const last = session?.done.findLast((set, place) => set !== null && sets[place] === exerciseId)
    if (session && last && last.load !== null) return convertExactly(last.load, session.prescribed.unit, unit)
  }
  return null
}
