// Checks on the load of an exercise in a suggestion: what can't be lifted, what is far above what was, and what nobody begins with.
import { type Athlete, daysAway, type KnownExercise } from "#domain/coach/person/athlete.ts"
import { workingSets } from "#domain/coach/person/trained-workout.ts"
import { estimate } from "#domain/coach/lifts/strength.ts"
import { returnShare } from "#domain/loads/after-break.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight } from "#domain/measures/units.ts"
import { loadUpTo, nextLoad } from "#domain/records/next-load.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Fix, PartMark } from "./mark.ts"
import { markSentences as sentences } from "./mark-sentences.ts"
import type { PlanPart } from "./suggestion.ts"

const heaviest = 600
const mostAboveBest = 1.1
/** A lift that is new may ask for so much of what its movement has shown. */
const shareOfNew = 0.6
const mostReps = 16

export function loadMarks({ id, weight }: PlanPart, exercise: KnownExercise, athlete: Athlete): PartMark[] {
  if (weight === null || exercise.measure !== "weight_reps") return []
  const { unit, barbells } = athlete
  const mark = (sentence: string, to: number | null): PartMark[] => {
    const fix: Fix = { kind: "change", part: id, change: { weight: to } }
    return [{ check: "load", sentence, fix }]
  }
  if (weight < 0 || weight > heaviest) return mark(sentences.noLoad(weight, unit), null)
  const best = heaviestOf(exercise.exercise_id, athlete)
  if (best === null) {
    const most = shareOfNew * levelOfMovement(exercise, athlete)
    return most > 0 && weight > most ? mark(sentences.newLoad(weight, unit), null) : []
  }
  const away = daysAway(athlete) ?? 0
  const share = returnShare(away)
  if (share < 1) {
    const most = loadUpTo(best * share, exercise.equipment, unit, barbells)
    if (weight <= best * share || weight <= most) return []
    return mark(sentences.loadAfterBreak(weight, unit, away), most)
  }
  const next = nextLoad(best, exercise.equipment, unit, barbells)
  if (weight <= Math.max(best * mostAboveBest, next)) return []
  const percent = Math.round((weight / best - 1) * 100)
  return mark(sentences.load({ weight, best, unit, percent }), next)
}

/** The heaviest working set of the last three months, in the person's unit. */
function heaviestOf(exerciseId: string, { workouts, unit }: Athlete): number | null {
  const loads = setsOf(exerciseId, workouts, unit).map(({ load }) => load)
  return loads.length === 0 ? null : roundTo(Math.max(...loads), 2)
}

/** The best estimate among the lifts of the same movement, or among all lifts where none is. */
function levelOfMovement(exercise: KnownExercise, { workouts, byId, unit }: Athlete): number {
  const { pattern } = tagsOf(exercise)
  const ids = new Set(workouts.flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id)))
  const levels = [...ids].map((id) => {
    const other = byId.get(id)
    const sets = setsOf(id, workouts, unit).map(({ load, reps }) => estimate(load, reps))
    return { isAlike: other !== undefined && tagsOf(other).pattern === pattern, level: Math.max(0, ...sets) }
  })
  const alike = levels.filter(({ isAlike, level }) => isAlike && level > 0)
  return Math.max(0, ...(alike.length > 0 ? alike : levels).map(({ level }) => level))
}

/** The working sets with a load, in the person's unit. */
function setsOf(exerciseId: string, workouts: Athlete["workouts"], unit: Athlete["unit"]) {
  return workouts.flatMap(({ exercises }) =>
    exercises
      .filter(({ exercise_id }) => exercise_id === exerciseId)
      .flatMap(workingSets)
      .flatMap(({ weight, weight_unit, reps }) =>
        weight === null || (reps ?? 0) < 1
          ? []
          : [
              {
                load: convertWeight(weight, weight_unit ?? unit, unit),
                reps: Math.min(reps ?? 0, mostReps),
              },
            ],
      ),
  )
}
