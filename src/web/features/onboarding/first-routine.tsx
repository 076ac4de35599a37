import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useId, useRef, useState } from "react"
import { plansFor, type StarterEquipment, type StarterPlan } from "#domain/routines/starter-routines.ts"
import { backend } from "#web/backend/client.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { newId } from "#web/device/new-id.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import styles from "./onboarding.module.css"
import { sentences } from "./sentences.ts"

interface FirstRoutineProps {
  userId: string
  /** Called when the plan's routines have been saved. */
  onChosen: () => void
  onFirstWorkout: () => void
}

const dayChoices = [2, 3, 4]
const equipmentChoices: StarterEquipment[] = ["barbell", "dumbbells", "machines", "none"]

/** The tour's last step: offers five plans by days per week and equipment, or a first workout without a routine. */
export function FirstRoutine({ userId, onChosen, onFirstWorkout }: FirstRoutineProps) {
  const id = useId()
  const client = useQueryClient()
  // A retry reuses the id, so that nothing is saved twice if only the response was lost.
  const opIds = useRef(new Map<string, string>())
  const [days, setDays] = useState(3)
  const [equipment, setEquipment] = useState<StarterEquipment>("barbell")
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(plan: StarterPlan) {
    if (isSaving) return
    setSaving(true)
    const failure = await savePlan(client, userId, plan, (name) => {
      const opId = opIds.current.get(name) ?? newId()
      opIds.current.set(name, opId)
      return opId
    })
    setProblem(failure)
    setSaving(false)
    if (failure === null) onChosen()
  }
  return (
    <div className="stack">
      <div className={styles["choices"]}>
        <label className="field" htmlFor={`${id}-days`}>
          <span>{sentences.daysPerWeek}</span>
          <select id={`${id}-days`} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {dayChoices.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label className="field" htmlFor={`${id}-equipment`}>
          <span>{sentences.equipment}</span>
          <select
            id={`${id}-equipment`}
            value={equipment}
            onChange={({ target }) => {
              const chosen = equipmentChoices.find((each) => each === target.value)
              if (chosen) setEquipment(chosen)
            }}
          >
            {equipmentChoices.map((each) => (
              <option key={each} value={each}>
                {sentences.equipmentChoices[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className={`list tight ${styles["plans"]}`} aria-label={sentences.plans}>
        {plansFor(days, equipment).map((plan) => (
          <li key={plan.name}>
            <span className="grow">
              <b>{plan.name}</b>
              <span className="label">{sentences.about(plan)}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={sentences.choosePlan(plan.name)}
              aria-busy={isSaving}
              onClick={() => void choose(plan)}
            >
              {sentences.choose}
            </button>
          </li>
        ))}
      </ul>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      <button type="button" className="link" onClick={onFirstWorkout}>
        {sentences.firstWorkout}
      </button>
    </div>
  )
}

/** Saves a plan's routines; returns the error message, or null. */
async function savePlan(
  client: QueryClient,
  userId: string,
  plan: StarterPlan,
  opIdFor: (routine: string) => string,
): Promise<string | null> {
  const library = await client.fetchQuery(exercisesQuery(userId)).catch(() => null)
  if (!library) return sentences.failedPlan
  const idOf = new Map(library.map(({ exercise_id, exercise_name }) => [exercise_name, exercise_id]))
  for (const { name, description, exercises } of plan.routines) {
    const { error } = await backend.rpc("save_routine", {
      op_id: opIdFor(`${plan.name}, ${name}`),
      routine: { name, description },
      exercises: exercises.flatMap(({ name: exercise, sets, reps }) => {
        const exercise_id = idOf.get(exercise)
        return exercise_id === undefined ? [] : [{ exercise_id, sets, reps, notes: null }]
      }),
    })
    if (error) return sentences.failedPlan
  }
  void client.invalidateQueries({ queryKey: userKey(userId, "workouts") })
  return null
}
