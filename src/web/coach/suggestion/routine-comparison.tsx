import { compareRoutines, type RoutineNow } from "#domain/coach/checks/compare-routines.ts"
import type { PlanPart } from "#domain/coach/checks/suggestion.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { sentences } from "./routine-sentences.ts"
import type { Plan } from "./use-plan.ts"

interface RoutineComparisonProps {
  parts: readonly PlanPart[]
  now: readonly RoutineNow[]
  keep: (part: RoutineNow) => void
}

/** Shows which exercises are kept, new or dropped. Dropped ones can be put back. */
export function RoutineComparison({ parts, now, keep }: RoutineComparisonProps) {
  const { stay, added, left } = compareRoutines(parts, now)
  return (
    <div>
      <p>{sentences.compared({ stay, added, left: left.length })}</p>
      {left.length > 0 && (
        <ul className="list tight">
          {left.map((part) => (
            <li key={part.exercise_id}>
              <span className="grow soft">
                {part.name} <span className="small">{sentences.leftOut}</span>
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={sentences.keepExercise(part.name)}
                onClick={() => keep(part)}
              >
                {sentences.keep}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the compared routine prescribes for an exercise. */
export function besideText(
  exerciseId: string | undefined,
  { name, parts }: { name: string; parts: readonly RoutineNow[] },
): string {
  const now = parts.find(({ exercise_id }) => exercise_id === exerciseId)
  const numbers = now && [formatNumber(now.sets), now.reps].filter(Boolean).join(" × ")
  if (!now) return sentences.notIn(name)
  return numbers ? sentences.now(numbers) : sentences.alreadyInRoutine
}

/** The suggestion's part for an exercise kept from the current routine. */
export function partToKeep(
  { exercise_id, name, sets, reps }: RoutineNow,
  { byId }: Plan["athlete"],
): PlanPart {
  return {
    id: `kept-${exercise_id}`,
    name,
    exercise: byId.get(exercise_id) ?? null,
    sets,
    reps,
    weight: null,
    notes: null,
  }
}
