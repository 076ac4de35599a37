import type { RoutineContent } from "#domain/routines/routine-draft.ts"
import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { type RevisedCommand, type RevisedOutcome, revisedOutcome } from "#web/offline/drafts/revised-save.ts"

/** Sends a routine to the server to be saved. Gives up after 20 seconds. */
export async function sendRoutine({
  op_id,
  content,
  base,
}: RevisedCommand<RoutineContent>): Promise<RevisedOutcome> {
  const reply = await backend
    .rpc("save_routine", {
      op_id,
      routine: base ? { ...content.routine, id: base.id } : content.routine,
      exercises: content.exercises,
      expected_revision: base?.revision ?? null,
    })
    .abortSignal(responseTimeout())
  return revisedOutcome(reply)
}

/** Links a workout to the routine made from it, unless it already belongs to one. A failure loses only the link. */
export async function linkWorkout(routineId: string, workoutId: string): Promise<void> {
  await backend
    .from("workout_logs")
    .update({ workout_id: routineId })
    .eq("id", workoutId)
    .is("workout_id", null)
    .abortSignal(responseTimeout())
}
