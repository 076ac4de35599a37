import { useQuery } from "@tanstack/react-query"
import ListPlus from "lucide-react/icons/list-plus"
import { formatNumber } from "#domain/measures/numbers.ts"
import { barbellIn, barKindOf } from "#domain/plates/barbells.ts"
import { nearestLoad } from "#domain/plates/plates.ts"
import { warmupLadder, type WarmupStep } from "#domain/plates/warmup-ladder.ts"
import { loadUpTo } from "#domain/records/next-load.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { readField } from "#domain/workout/set-fields.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import type { Units } from "../set-words.ts"
import { useEquipment } from "../use-equipment.ts"

interface WarmupLadderProps {
  userId: string
  exercise: DraftExercise
  units: Units
  onAdd: (warmups: DoneSet[]) => void
}

/** Offers warm-ups that lead up to the working weight. Shows nothing once a set is done, or if there are warm-ups already. */
export function WarmupLadder({ userId, exercise, units, onAdd }: WarmupLadderProps) {
  const equipment = useEquipment(userId, exercise.exercise_id)
  const { data: column } = useQuery(barbellsQuery(userId))
  const working = workingWeight(exercise)
  const hasBegun = exercise.sets.some((set) => set.is_done || set.set_type === "warmup")
  if (hasBegun || equipment === undefined || column === undefined) return null
  if (working === null)
    return exercise.measure === "weight_reps" && <p className="small soft">{sentences.ladderNeedsWeight}</p>
  const unit = units.weight_unit
  const kind = barKindOf(equipment)
  const load = (weight: number) =>
    kind ? nearestLoad(weight, barbellIn(column, unit), kind) : loadUpTo(weight, equipment, unit, column)
  const steps = warmupLadder(working, load)
  if (steps.length === 0) return null
  return (
    <button
      type="button"
      className="button"
      onClick={() => onAdd(steps.map((step) => warmupOf(step, units)))}
    >
      <ListPlus className="icon" />
      <span>
        {rows.addWarmups}{" "}
        <span className="label">
          {steps.map(({ weight, reps }) => `${formatNumber(weight)} × ${reps}`).join(", ")}
        </span>
      </span>
    </button>
  )
}

/** The weight of the heaviest working set, in the draft's unit. */
function workingWeight({ measure, sets }: DraftExercise): number | null {
  if (measure !== "weight_reps") return null
  const weights = sets.flatMap((set) => {
    const reading = readField(set, "weight", measure)
    return set.set_type === "normal" && reading.ok && reading.value !== null ? reading.value : []
  })
  return weights.length === 0 ? null : Math.max(...weights)
}

const warmupOf = ({ weight, reps }: WarmupStep, { weight_unit, distance_unit }: Units): DoneSet => ({
  set_type: "warmup",
  reps,
  weight,
  weight_unit,
  duration_minutes: null,
  distance: null,
  distance_unit,
})
