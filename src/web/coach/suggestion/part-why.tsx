import type { Suggestion } from "#domain/coach/asking/replies.ts"
import type { PlanPart } from "#domain/coach/checks/suggestion.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import coach from "../coach.module.css"
import { Reason } from "../notes.tsx"
import { sentences as ofCoach } from "../sentences.ts"
import { sentences } from "./sentences.ts"

interface PartWhyProps {
  part: PlanPart
  whys: readonly Suggestion[]
  unit: WeightUnit
}

/**
 * Why the built-in coach planned these sets of an exercise; nothing for an exercise that it didn't plan. Once the sets have been edited, it also says
 * what the coach's own sets were.
 */
export function PartWhy({ part, whys, unit }: PartWhyProps) {
  const { exercise, sets, reps, weight } = part
  const found = whys.find((each) => each.part && each.part.exercise_id === exercise?.exercise_id)
  if (!exercise || !found?.part) return null
  const planned = found.part
  const isAsPlanned = sets === planned.sets && reps === planned.reps && weight === planned.weight
  return (
    <details className={`small ${coach["why"]}`}>
      <summary>
        {ofCoach.why}
        <span className="hidden-text">{sentences.whyOf(exercise.exercise_name)}</span>
      </summary>
      {!isAsPlanned && <p>{sentences.planned(setsText(planned, unit))}</p>}
      <Reason why={found.why} />
    </details>
  )
}

function setsText({ sets, reps, weight }: Pick<PlanPart, "sets" | "reps" | "weight">, unit: WeightUnit) {
  const load = weight === null ? null : `${formatNumber(weight)} ${unit}`
  return [[sets, reps].filter(Boolean).join(" × "), load].filter(Boolean).join(", ")
}
