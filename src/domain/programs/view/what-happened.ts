import type { LocalDay } from "#domain/days/local-day.ts"
import type { ProgramEvent } from "../run.ts"
import type { LiftChange, Standing } from "../standing.ts"

/** A session with what it changed, or an event between two sessions. */
export type Happening =
  | {
      slot: number
      date: LocalDay
      /** The day's name; null if the workout's `prescribed` can't be read. */
      day: string | null
      /** Null while only this device has the workout. */
      logId: string | null
      changes: LiftChange[]
    }
  | { slot: number; event: ProgramEvent }

/** What happened to a run and why its loads changed, the latest first. Events that a session's own screen shows are left out. */
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
    .map((event): Happening => ({ slot: event.after_slot, event }))
  // A stable order: events after a slot come after its session.
  return [...sessions, ...others].toSorted((one, other) => one.slot - other.slot).toReversed()
}
