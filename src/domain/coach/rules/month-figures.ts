import type { MonthAnalysis, MonthFigures, MonthReply } from "#domain/coach/asking/replies.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { monthSentences } from "./month-sentences.ts"

/** The month's computed figures, which replace the ones in the reply. */
export function monthFigures(workouts: readonly TrainedWorkout[]): MonthFigures {
  const timed = workouts.flatMap(({ duration_seconds }) =>
    duration_seconds === null ? [] : [duration_seconds],
  )
  const total = timed.reduce((sum, seconds) => sum + seconds, 0)
  const ids = workouts.flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id))
  return {
    totalWorkouts: workouts.length,
    totalExercises: new Set(ids).size,
    averageDuration:
      timed.length === 0 ? monthSentences.noDuration : writeDuration(Math.round(total / timed.length)),
  }
}

/** Puts the computed figures into a month's analysis and lists the ones that the reply got wrong. */
export function withFigures(
  reply: MonthReply & Pick<MonthAnalysis, "replaced">,
  figures: MonthFigures,
): MonthAnalysis {
  const said = reply.keyMetrics ?? figures
  const replaced = (["totalWorkouts", "totalExercises", "averageDuration"] as const).filter(
    (name) => said[name] !== figures[name],
  )
  const { replaced: _before, ...rest } = reply
  return { ...rest, keyMetrics: figures, ...(replaced.length > 0 && { replaced }) }
}
