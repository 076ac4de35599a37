import type { Training } from "#domain/coach/lifts/prescription-for.ts"
import { type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { daysBetween } from "#domain/days/local-day.ts"
import { daysOfReturn } from "./training-days.ts"

/** The days without training since a workout, and the state of the person's training after them. */
export interface Break {
  days: number
  training: Training
}

/**
 * The break since a workout, up to the day on which the analysis is read. Null if the break is too short to need a gradual return, or if the person
 * has trained since: in that case, the analysis is as of the workout's own day.
 */
export function breakAfter({ date }: Pick<TrainedWorkout, "date">, person: AthleteFacts): Break | null {
  const days = daysBetween(date, person.today)
  if (days < daysOfReturn) return null
  const { training } = athleteOf(person)
  return training.state.lastDay === date ? { days, training } : null
}
