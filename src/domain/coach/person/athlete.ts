import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { equipmentChoices } from "#domain/profile/profile-equipment.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { NamedExercise } from "#domain/workout/match-plan.ts"
import { alwaysThere } from "#domain/suitability/equipment.ts"
import { type Limit, rulesOut, type StoredLimit } from "#domain/suitability/limits.ts"
import type { Person } from "#domain/suitability/person.ts"
import { type Obstacle, obstacleOf } from "#domain/suitability/suitable.ts"
import type { TagColumns } from "#domain/suitability/tags.ts"
import { loadsSoreJoint } from "#domain/coach/lifts/care.ts"
import { type Concern, limitsOfConcerns } from "#domain/coach/lifts/concerns.ts"
import type { LeadingProgram } from "#domain/coach/lifts/leading-program.ts"
import type { LiftHistory } from "#domain/coach/lifts/lift-history.ts"
import { type Training, trainingOn } from "#domain/coach/lifts/prescription-for.ts"
import type { CoachGoal } from "./coach-goal.ts"
import { type Intake, nothingSaid } from "./intake.ts"
import { historyOfWorkouts, notesIn } from "./workouts-as-history.ts"
import { suitedPerson } from "./suited-person.ts"
import type { TrainedWorkout } from "./trained-workout.ts"

/** An exercise that the coach can choose. */
export interface KnownExercise extends NamedExercise, Partial<TagColumns> {
  equipment: string | null
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
  /**
   * The owner of a person's own exercise; null for a library exercise. The server doesn't load this
   * column.
   */
  owner_id?: string | null
  /** The exercise whose drawing and instructions this one uses. The server doesn't load this column. */
  moves_like?: string | null
  /** The instructions that an admin has written for the exercise. The server doesn't load this column. */
  guide?: unknown
  /** Whether the exercise's owner has hidden it. */
  is_hidden?: boolean
}

/** The exercise columns that the coach reads, in the app and on the server. */
export const knownExerciseColumns =
  `exercise_id:id, exercise_name:name, exercise_type:type, measure, load, aliases, equipment,
  primary_muscles, secondary_muscles, is_hidden, pattern, skill, joint_loads, needs` as const

/** Everything that the coach reads about a person before planning. */
export interface AthleteFacts {
  today: LocalDay
  unit: WeightUnit
  /** All exercises to choose from, sorted by name. */
  exercises: readonly KnownExercise[]
  /** The bars and plates from the profile; null for the default ones. */
  barbells: unknown
  /** The equipment from the profile; empty when the profile lists none. */
  equipment: readonly string[]
  /** The person's limits, as they are stored. */
  avoided: readonly StoredLimit[]
  /** The experience stated in the profile, or null. */
  experience: string | null
  /** The person's age in years, or null if unknown. */
  age: number | null
  /** The workouts of the last three months, latest first. */
  workouts: readonly TrainedWorkout[]
  /** For someone without workouts in the last three months, the last ones before that, latest first. */
  earlier?: readonly TrainedWorkout[]
  /** All of the person's lifts, which determine their next loads. If they can't be read, the workouts are used instead. */
  liftHistory?: LiftHistory
  goals: readonly CoachGoal[]
  /** The running program; missing or null if none is running. */
  program?: LeadingProgram | null
  intake?: Intake
  /** The weekly range of working sets per muscle: 10 to 20 unless the person chose another. */
  weeklySets: { low: number; high: number }
}

/** A person's facts, plus everything derived from them, computed once. */
export interface Athlete extends AthleteFacts {
  byId: ReadonlyMap<string, KnownExercise>
  /** The exercises by name and alias, normalized by `plainName`. */
  byName: ReadonlyMap<string, KnownExercise>
  /** The number of workouts that contain each exercise, by exercise id. */
  times: ReadonlyMap<string, number>
  /** The equipment from the profile, or else from the history; null when neither is known. */
  atHand: ReadonlySet<string> | null
  intake: Intake
  /** The workouts that the coach builds on, latest first. */
  history: readonly TrainedWorkout[]
  /** What the person's notes say that training must take into account. */
  concerns: readonly Concern[]
  /** What decides which exercises suit the person. */
  person: Person
  liftHistory: LiftHistory
  /** What every screen's prescriptions come from. */
  training: Training
  /** Why exercises that are new to the person don't suit them, by exercise id. Exercises that do suit them have no entry. */
  obstacles: ReadonlyMap<string, Obstacle>
}

export function athleteOf(facts: AthleteFacts): Athlete {
  const byId = new Map(facts.exercises.map((each) => [each.exercise_id, each]))
  const byAlias = facts.exercises.flatMap((each) =>
    each.aliases.map((alias) => [plainName(alias), each] as const),
  )
  // An exercise's exact name takes precedence over another exercise's alias.
  const byName = new Map([
    ...byAlias,
    ...facts.exercises.map((each) => [plainName(each.exercise_name), each] as const),
  ])
  const history = facts.workouts.length > 0 ? facts.workouts : (facts.earlier ?? [])
  const times = new Map<string, number>()
  for (const { exercises } of history) {
    for (const { exercise_id } of exercises) times.set(exercise_id, (times.get(exercise_id) ?? 0) + 1)
  }
  const ticked = facts.equipment
  const used = [...times.keys()].flatMap((id) => byId.get(id)?.equipment ?? [])
  const known = ticked.length > 0 ? ticked : used
  const atHand = known.length > 0 ? new Set(known) : null
  const person = suitedPerson({ ...facts, workouts: history }, { byId, atHand })
  const liftHistory = liftHistoryOf(facts, history, byId)
  const training = trainingOn(liftHistory, facts, facts.today)
  const { concerns } = training
  const careful = { ...person, limits: [...person.limits, ...limitsOfConcerns(concerns)] }
  const obstacles = new Map(
    facts.exercises.flatMap((each) => {
      const obstacle = obstacleOf(each, careful)
      return obstacle ? [[each.exercise_id, obstacle] as const] : []
    }),
  )
  const intake = facts.intake ?? nothingSaid
  const found = { byId, byName, times, atHand, person, obstacles }
  return { ...facts, ...found, intake, history, concerns, liftHistory, training }
}

/** The history of all lifts. An analysis of a past day gets that day's notes only from the workouts. */
function liftHistoryOf(
  { liftHistory: stored, intake, unit }: AthleteFacts,
  history: readonly TrainedWorkout[],
  byId: Athlete["byId"],
): LiftHistory {
  const { bodyWeight } = intake ?? nothingSaid
  const bodyKg = bodyWeight === null ? null : convertWeight(bodyWeight, unit, "kg")
  if (!stored) return historyOfWorkouts(history, byId, bodyKg)
  return { ...stored, notes: [...stored.notes, ...notesIn(history)] }
}

/** Whether the person has the equipment for an exercise. Equipment that isn't among the profile's choices never counts as missing. */
export function isPossible({ equipment }: KnownExercise, { atHand }: Athlete): boolean {
  if (equipment === null || alwaysThere.has(equipment) || !equipmentChoices.includes(equipment)) return true
  return atHand?.has(equipment) ?? true
}

/** Whether a running program decides what comes next in an exercise. */
export const isLed = ({ exercise_id }: KnownExercise, { training }: Pick<Athlete, "training">): boolean =>
  training.led.has(exercise_id)

/**
 * Whether the coach may suggest an exercise: no limit rules it out, the person has the skill and equipment for it, hasn't hidden it, and no program
 * decides its loads. An exercise that is new to them must not load a sore joint.
 */
export function isSuggestible(exercise: KnownExercise, athlete: Athlete): boolean {
  if (isLed(exercise, athlete)) return false
  const isNew = !athlete.times.has(exercise.exercise_id)
  if (isNew && loadsSoreJoint(exercise, athlete.concerns)) return false
  const obstacle = athlete.obstacles.get(exercise.exercise_id)
  return !obstacle || (obstacle.kind === "missing" && isFamiliar(exercise, athlete))
}

/**
 * Whether the coach may keep an exercise that is already in the person's training. Like `isSuggestible`, but without asking for skill, because the
 * person does it already.
 */
export function mayStay(exercise: KnownExercise, athlete: Athlete): boolean {
  if (!athlete.times.has(exercise.exercise_id)) return isSuggestible(exercise, athlete)
  const obstacle = obstacleOf(exercise, athlete.person)
  if (obstacle?.kind === "missing") return isPossible(exercise, athlete)
  return obstacle === null || obstacle.kind === "skill"
}

/** The limit that rules an exercise out for a person; null if none does. */
export function limitOn(exercise: KnownExercise, { person }: Pick<Athlete, "person">): Limit | null {
  return rulesOut(exercise, person.limits)
}

function isFamiliar(exercise: KnownExercise, athlete: Athlete): boolean {
  return athlete.times.has(exercise.exercise_id) && isPossible(exercise, athlete)
}

/** The exercise with this name or alias, ignoring case. */
export function exerciseNamed(name: string, { byName }: Pick<Athlete, "byName">): KnownExercise | undefined {
  return byName.get(plainName(name))
}

/** The exercise with exactly this name. Suggested goals have to use the exact name. */
export function exerciseSpelled(
  name: string,
  { exercises }: Pick<Athlete, "exercises">,
): KnownExercise | undefined {
  return exercises.find(({ exercise_name }) => exercise_name === name)
}

/** Days since the last workout; null if there was none. */
export function daysAway({ history, today }: Pick<Athlete, "history" | "today">): number | null {
  const last = history.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), "")
  return last === "" ? null : Math.max(0, daysBetween(last, today))
}

/** The number of sets for each muscle: a set counts as one for primary muscles and as half for secondary muscles (Pelland et al., 2024). */
export function setsByMuscle(
  parts: readonly { exercise: KnownExercise; sets: number }[],
): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (muscle: string, sets: number) => counts.set(muscle, (counts.get(muscle) ?? 0) + sets)
  for (const { exercise, sets } of parts) {
    if (exercise.exercise_type === "cardio") continue
    for (const muscle of exercise.primary_muscles) add(muscle, sets)
    for (const muscle of exercise.secondary_muscles) add(muscle, sets / 2)
  }
  return counts
}
