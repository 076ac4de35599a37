import type { LocalDay } from "#domain/days/local-day.ts"
import type { SessionStart } from "#domain/programs/draft-of-session.ts"

/** The address and navigation state that start a session of a run, on the logging screen. */
export function sessionLink(start: SessionStart, day: LocalDay) {
  return { to: "/log-workout/new", state: { selectedDate: day, program: start } }
}
