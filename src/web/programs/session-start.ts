import type { LocalDay } from "#domain/days/local-day.ts"
import type { SessionStart } from "#domain/programs/draft-of-session.ts"
import type { ShownSession } from "#domain/programs/prescription.ts"
import { dayTitle, placeText } from "#domain/programs/session-words.ts"
import { decisionSentence } from "#domain/programs/view/decision-sentences.ts"
import { whatDecides } from "#domain/programs/view/what-decides.ts"
import type { Standing } from "#domain/programs/standing.ts"

/**
 * The navigation state for logging a session of a run, with the loads that the session can raise as of `today`. `routines` holds the ids of the
 * days' routines, in order.
 */
export function sessionStart(
  standing: Standing,
  { slot, session }: { slot: number; session: ShownSession },
  { routines, today }: { routines: readonly string[]; today: LocalDay },
): SessionStart {
  const { run, plan } = standing
  const { program } = plan
  return {
    run_id: run.id,
    slot,
    name: dayTitle(program.days[session.day]?.name ?? program.name),
    label: placeText(session, program),
    workout_id: routines[session.day] ?? null,
    prescribed: session,
    decides: whatDecides(standing, session, today).map((decision) => ({
      exercise_name: decision.exercise_name,
      text: decisionSentence(decision),
    })),
  }
}
