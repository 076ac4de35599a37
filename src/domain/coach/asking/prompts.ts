// Builds the prompts: instructions, then the data as one line of JSON. User-written text appears only inside the JSON's strings, escaped so that it
// can't break out of them.
import { adHocName } from "#domain/text/missing-name-words.ts"
import { type Athlete, isSuggestible, type KnownExercise } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { boundedJson } from "./bounded-json.ts"
import { promptSentences } from "./prompt-sentences.ts"
import type { MonthFigures } from "./replies.ts"
import {
  type TrainedExercise,
  type TrainedWorkout,
  workingSets,
} from "#domain/coach/person/trained-workout.ts"
import type { SetRecord } from "#domain/records/workout-summary.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { volumeInWords } from "#domain/coach/person/volumes.ts"
import type { WeightUnit } from "#domain/measures/units.ts"

// Three months of daily training come to 104,000 bytes. A token is at least one byte, so every message fits into the model's 128,000
// tokens.
const mostBytesOfData = 120_000

interface WorkoutToAnalyze {
  workout: TrainedWorkout
  earlier: readonly TrainedWorkout[]
  records: readonly SetRecord[]
}

/** The prompt for the analysis of a workout. */
export function workoutPrompt({ workout, earlier, records }: WorkoutToAnalyze, athlete: Athlete): string {
  return message(promptSentences.workout, {
    ...personOf(athlete),
    figures: figuresOf(workout, records, athlete.unit),
    workout: forModel(workout),
    earlier: earlier.map(forModel),
  })
}

/** The prompt for the analysis of a month. */
export function monthPrompt(
  month: string,
  workouts: readonly TrainedWorkout[],
  goals: readonly CoachGoal[],
  { figures, records, unit }: { figures: MonthFigures; records: readonly object[]; unit: WeightUnit },
): string {
  return message(promptSentences.month, {
    month,
    unit,
    keyMetrics: figures,
    volume: volumeInWords(workouts, unit),
    records,
    goals,
    workouts: workouts.map(forModel),
  })
}

/** The prompt for a goal. */
export function goalPrompt(athlete: Athlete): string {
  return message(promptSentences.goal, dataOf(athlete))
}

/** The prompt for a routine that serves one of the active goals, or none in particular. */
export function routinePrompt(athlete: Athlete, goal: CoachGoal | null): string {
  return message(promptSentences.routine(goal !== null), {
    for_goal: goal?.description ?? null,
    ...dataOf(athlete),
  })
}

/** The prompt for a weekly plan. */
export function weekPrompt(athlete: Athlete): string {
  return message(promptSentences.week, dataOf(athlete))
}

/** The workouts come last, because they may use all the space that's left. */
function dataOf(athlete: Athlete) {
  const { weeklySets, workouts } = athlete
  return {
    ...personOf(athlete),
    weekly_sets: weeklySets,
    exercises: exercisesToChoose(athlete),
    workouts: workouts.map(forModel),
  }
}

/** The names of all exercises except hidden ones: the most often trained first, then those that can be suggested, then the rest. */
function exercisesToChoose(athlete: Athlete): string[] {
  const rankOf = (exercise: KnownExercise) =>
    athlete.times.get(exercise.exercise_id) ?? (isSuggestible(exercise, athlete) ? 0 : -1)
  return athlete.exercises
    .filter(({ is_hidden = false }) => !is_hidden)
    .map((exercise) => ({ name: exercise.exercise_name, rank: rankOf(exercise) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ name }) => name)
}

function personOf({ today, unit, byId, equipment, avoided, goals }: Athlete) {
  const nameOf = (id: string | null) => (id === null ? undefined : byId.get(id)?.exercise_name)
  return {
    today,
    unit,
    equipment,
    avoid: avoided.map(({ exercise_id, muscle, joint, pattern, reason }) => ({
      what: muscle ?? joint ?? pattern ?? nameOf(exercise_id),
      reason,
    })),
    goals: goals.map(({ description, progress, target_date }) => ({ description, progress, target_date })),
  }
}

function message(task: string, data: Readonly<Record<string, unknown>>): string {
  return `${promptSentences.manner}\n${task}\n${promptSentences.data}\n${boundedJson(data, mostBytesOfData)}`
}

/** Totals of a workout, computed here so that the model doesn't have to. */
function figuresOf(workout: TrainedWorkout, records: readonly SetRecord[], unit: WeightUnit) {
  const sets = workout.exercises.flatMap(workingSets)
  const nameOf = (id: string) => workout.exercises.find(({ exercise_id }) => exercise_id === id)?.name
  return {
    working_sets: sets.length,
    volume: volumeInWords([workout], unit),
    records: records.map(({ exercise_id, kind, load, set }) => ({
      exercise: nameOf(exercise_id),
      kind,
      set: describeSet(set, load, true),
    })),
  }
}

function forModel({ date, name, notes, duration_seconds, exercises }: TrainedWorkout) {
  return {
    date,
    name: name ?? adHocName,
    notes,
    duration_seconds,
    exercises: exercises.map(exerciseForModel),
  }
}

function exerciseForModel({ name, planned, sets }: TrainedExercise) {
  return { name, planned, sets: sets.map(withoutEmpty) }
}

/** Nulls carry no information and cost tokens. */
function withoutEmpty(set: object): object {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== null))
}
