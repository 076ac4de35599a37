import type { SessionStart } from "#domain/programs/draft-of-session.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { dayTitle, placeText } from "#domain/programs/session-words.ts"
import type { Standing } from "#domain/programs/standing.ts"

/** A session of a run as its link carries it. `routines` are the ids of the program's days, in order. */
export function sessionStart(
  { run, plan: { program } }: Standing,
  { slot, session }: { slot: number; session: ShownSession },
  routines: readonly string[],
): SessionStart {
  return {
    run_id: run.id,
    slot,
    name: dayTitle(program.days[session.day]?.name ?? program.name),
    label: placeText(session, program),
    workout_id: routines[session.day] ?? null,
    prescribed: session,
  }
}
