// Checks on the load of an exercise in a suggestion: too heavy to lift, far above past loads, too heavy for a first time, or more than the coach asks
// for.
import { type Athlete, daysAway, type KnownExercise } from "#domain/coach/person/athlete.ts"
import { workingSets } from "#domain/coach/person/trained-workout.ts"
import { estimate } from "#domain/coach/lifts/strength.ts"
import { returnShare } from "#domain/loads/after-break.ts"
import { afterLighterWeek, prescriptionFor, type Training } from "#domain/coach/lifts/prescription-for.ts"
import { actionOf } from "#domain/coach/sheet/lift-advice.ts"
import { loadWords } from "#domain/coach/sheet/load-words.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { loadUpTo, nextLoad } from "#domain/records/next-load.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Fix, PartMark } from "./mark.ts"
import { markSentences as sentences } from "./mark-sentences.ts"
import type { PlanPart } from "./suggestion.ts"

const heaviest = 600
const mostAboveBest = 1.1
/** The share of the strength shown in similar lifts that a new lift may ask for. */
const shareOfNew = 0.6
/** The most that someone who has never lifted may start with (our own rule). */
const emptyBar: Record<WeightUnit, number> = { kg: 20, lbs: 45 }
const mostReps = 16
/**
 * A load is within reach if lifting it for the fewest planned reps takes at most this multiple of the best estimated 1RM (the coach's own rule for a
 * change of load or range).
 */
const shareWithinReach = 1.02

export function loadMarks(
  { id, weight, reps }: PlanPart,
  exercise: KnownExercise,
  athlete: Athlete,
): PartMark[] {
  if (weight === null || exercise.measure !== "weight_reps") return []
  const { unit, barbells } = athlete
  const mark = (sentence: string, to: number | null): PartMark[] => {
    const fix: Fix = { kind: "change", part: id, change: { weight: to } }
    return [{ check: "load", sentence, fix }]
  }
  if (weight < 0 || weight > heaviest) return mark(sentences.noLoad(weight, unit), null)
  const best = heaviestOf(exercise.exercise_id, athlete)
  if (best === null) {
    const level = levelOfMovement(exercise, athlete)
    const most = level > 0 ? shareOfNew * level : emptyBar[unit]
    return weight > most ? mark(sentences.newLoad(weight, unit), null) : []
  }
  const away = daysAway(athlete) ?? 0
  const share = returnShare(away)
  if (share < 1) {
    const most = loadUpTo(best * share, exercise.equipment, unit, barbells)
    if (weight <= best * share || weight <= most) return []
    return mark(sentences.loadAfterBreak(weight, unit, away), most)
  }
  const next = nextLoad(best, exercise.equipment, unit, barbells)
  if (weight > Math.max(best * mostAboveBest, next)) {
    const percent = Math.round((weight / best - 1) * 100)
    return mark(sentences.load({ weight, best, unit, percent }), next)
  }
  // A set of "AMRAP" or the like asks for at least one rep.
  const fewest = Number(/\d+/.exec(reps ?? "")?.[0] ?? 1)
  const asked = askedBelow(weight, fewest, exercise, athlete)
  if (asked === null) return []
  const words = (load: number) => loadWords(load, "outside", unit)
  if (weight > asked.load && asked.isHeld)
    return mark(sentences.heldLoad(words(weight), words(asked.load)), asked.load)
  const most = loadWithinReach(fewest, exercise, athlete)
  if (weight <= most) return []
  const there = loadUpTo(most, exercise.equipment, unit, barbells)
  return mark(sentences.loadForReps(weight, fewest, unit), there <= most ? there : null)
}

/** What the coach asks for instead of a load or its reps; null if it asks for at least as much, or for nothing. */
function askedBelow(
  weight: number,
  reps: number,
  { exercise_id }: KnownExercise,
  { training }: Athlete,
): AskedLoad | null {
  const isEnough = (asked: AskedLoad) => weight <= asked.load && reps <= asked.reps
  const now = askedNext(exercise_id, training)
  if (now === null || isEnough(now)) return null
  // A plan can include days after a lighter week, or days on which a note no longer counts.
  const later = askedNext(exercise_id, { ...afterLighterWeek(training), concerns: [] })
  if (later === null || isEnough(later)) return null
  return later.load > now.load ? later : now
}

/**
 * The heaviest load of a prescription, the most reps with it, and whether the coach asks for no more than
 * that.
 */
interface AskedLoad {
  load: number
  reps: number
  isHeld: boolean
}

function askedNext(exerciseId: string, training: Training): AskedLoad | null {
  const next = prescriptionFor(exerciseId, training)
  const load = Math.max(0, ...(next?.sets ?? []).map((set) => set.load ?? 0))
  if (next === null || load === 0) return null
  const reps = Math.max(...next.sets.filter((set) => set.load === load).map(({ high }) => high))
  return { load, reps, isHeld: actionOf(next) !== "add" }
}

/** The heaviest load that the person can plausibly lift for these reps, estimated from their best set. */
function loadWithinReach(reps: number, { exercise_id }: KnownExercise, { history, unit }: Athlete): number {
  const bests = setsOf(exercise_id, history, unit).map((set) => estimate(set.load, set.reps))
  return (shareWithinReach * Math.max(0, ...bests)) / estimate(1, Math.min(reps, mostReps))
}

/** The heaviest working set that the coach builds on, in the person's unit. */
function heaviestOf(exerciseId: string, { history, unit }: Athlete): number | null {
  const loads = setsOf(exerciseId, history, unit).map(({ load }) => load)
  return loads.length === 0 ? null : roundTo(Math.max(...loads), 2)
}

/** The best estimated 1RM among the lifts of the same movement or, if there are none, among all lifts. */
function levelOfMovement(exercise: KnownExercise, { history, byId, unit }: Athlete): number {
  const { pattern } = tagsOf(exercise)
  const ids = new Set(history.flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id)))
  const levels = [...ids].map((id) => {
    const other = byId.get(id)
    const sets = setsOf(id, history, unit).map(({ load, reps }) => estimate(load, reps))
    return { isAlike: other !== undefined && tagsOf(other).pattern === pattern, level: Math.max(0, ...sets) }
  })
  const alike = levels.filter(({ isAlike, level }) => isAlike && level > 0)
  return Math.max(0, ...(alike.length > 0 ? alike : levels).map(({ level }) => level))
}

/** The working sets with a load, in the person's unit. */
function setsOf(exerciseId: string, workouts: Athlete["history"], unit: Athlete["unit"]) {
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
