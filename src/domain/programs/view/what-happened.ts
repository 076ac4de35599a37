import type { LocalDay } from "#domain/days/local-day.ts"
import { dayOf } from "../position.ts"
import type { ProgramEvent } from "../run.ts"
import type { LiftChange, Standing } from "../standing.ts"
import { positionIn } from "./board.ts"

/** A session with what it changed, or an event between two sessions. */
export type Happening =
  | {
      slot: number
      date: LocalDay
      /** The day's name; null if the workout's `prescribed` can't be read. */
      day: string | null
      /** The log's id; null while only this device has the workout. */
      logId: string | null
      changes: LiftChange[]
    }
  | {
      slot: number
      event: ProgramEvent
      /** The day that was skipped; null for other events, for a session of a deload, and if it isn't known. */
      skipped: string | null
    }

/** What happened to a run and why its loads changed, latest first. Events that a session's own screen shows are left out. */
export function happeningsOf(standing: Standing, events: readonly ProgramEvent[]): Happening[] {
  const changesOf = (slot: number) => standing.changes.filter((change) => change.slot === slot)
  const { counted, unread, plan } = standing
  const sessions = [...counted.values(), ...unread.values()].map(
    ({ slot, date, log_id, saved_at, prescribed }): Happening => {
      const day = prescribed && (plan.program.days[prescribed.day]?.name ?? "")
      return { slot, date, day, logId: saved_at === null ? null : log_id, changes: changesOf(slot) }
    },
  )
  const others = events
    .filter(({ kind }) => kind !== "felt" && kind !== "counts" && kind !== "date")
    .toSorted((one, other) => (one.made_at < other.made_at ? -1 : 1))
    .map((event): Happening => ({
      ...{ slot: event.after_slot, event },
      skipped:
        event.kind === "skip" && !isInDeload(event, events, standing) ? skippedDay(event, standing) : null,
    }))
  // Sorts so that an event comes after the session it followed.
  return [...sessions, ...others].toSorted((one, other) => one.slot - other.slot).toReversed()
}

type Skip = Extract<ProgramEvent, { kind: "skip" }>

function skippedDay({ body: { week, session } }: Skip, standing: Standing): string | null {
  if (week === undefined || session === undefined) return null
  const { plan } = standing
  return plan.program.days[dayOf(session, positionIn(standing, week), plan)]?.name ?? null
}

/** Whether a skip used up a session of a deload. The skip's event doesn't name the days of a deload. */
function isInDeload(skip: Skip, events: readonly ProgramEvent[], { plan }: Standing): boolean {
  return events.some(
    ({ kind, after_slot, made_at }) =>
      kind === "deload" &&
      made_at < skip.made_at &&
      after_slot <= skip.after_slot &&
      skip.after_slot < after_slot + plan.program.days_per_week,
  )
}
