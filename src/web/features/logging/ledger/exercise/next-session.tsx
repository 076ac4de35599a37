import { type QueryClient, useQuery } from "@tanstack/react-query"
import { daysBetween } from "#domain/days/local-day.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { isOpenToSuggestion } from "#domain/workout/edit-draft.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { nextSession } from "#domain/records/progression.ts"
import type { ExerciseMemory } from "#domain/records/training-memory.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { ledExercisesQuery } from "#web/backend/training/led-exercises-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import styles from "../ledger.module.css"

interface NextSessionProps {
  userId: string
  exercise: DraftExercise
  unit: WeightUnit
  memory: ExerciseMemory | null | undefined
  actions: SetActions
}

/** Fetches the data that decides whether there is a suggestion, so that it doesn't appear late. */
export function fetchLedExercises(client: QueryClient, userId: string): Promise<unknown> {
  return client.fetchQuery({ ...ledExercisesQuery(userId), retry: false })
}

/**
 * The suggestion from the template and the last session, its reason, and a button that pencils it in. Hidden once the button has been pressed or a
 * set has been done without the suggestion.
 */
export function NextSession({ userId, exercise, unit, memory, actions }: NextSessionProps) {
  const { measure, template_reps: templateReps, template_sets: templateSets } = exercise
  const led = useQuery(ledExercisesQuery(userId))
  const barbells = useQuery(barbellsQuery(userId)).data ?? null
  const working = exercise.sets.filter(({ set_type }) => set_type === "normal")
  if (
    working.length === 0 ||
    (led.isPending && led.isFetching) ||
    !working.every((set) => isOpenToSuggestion(set, exercise))
  )
    return null
  const next =
    memory &&
    nextSession({
      ...{
        measure,
        templateReps,
        templateSets,
        unit,
        barbells,
        isLed: led.data?.includes(exercise.exercise_id) ?? false,
      },
      last: memory.last_sets,
      daysSince: daysBetween(memory.last_date, currentDay()),
      equipment: memory.equipment,
    })
  if (!next) return null
  const [weight, reps] = [formatNumber(next.weight), formatNumber(next.reps)]
  if (working.every((set) => set.weight === weight && set.reps === reps)) return null
  return (
    <div className={styles["advice"]}>
      <p>{next.sentence}</p>
      <button
        type="button"
        className="button"
        onClick={() =>
          actions.takeSuggestion(
            exercise.id,
            working.map(() => next),
          )
        }
      >
        {sentences.use(next.weight === null ? null : weight, reps)}
        <span className="hidden-text">{rows.for(exercise.exercise_name)}</span>
      </button>
    </div>
  )
}
