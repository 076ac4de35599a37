// The prompts for a model, with the data for each: the sheet of facts, what the coach prescribes, and the training behind both.
import { adHocName } from "#domain/text/missing-name-words.ts"
import {
  type Athlete,
  isLed,
  isSuggestible,
  type KnownExercise,
  mayStay,
} from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { weeklyRangeOf } from "#domain/coach/person/weekly-range.ts"
import { doneIn } from "#domain/coach/sheet/done-work.ts"
import { doneWords } from "#domain/coach/sheet/lift-words.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import { loadKind } from "#domain/workout/load.ts"
import type { FactLift } from "#domain/coach/sheet/facts/fact.ts"
import type { MonthSheet } from "#domain/coach/sheet/month-sheet.ts"
import type { WorkoutSheet } from "#domain/coach/sheet/workout-sheet.ts"
import type { Prompt } from "./message.ts"
import { monthLines, nextLines, prescriptionLines, workoutLines } from "./sheet-lines.ts"
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

const mostExercises = 60
const mostNotes = 5
const longestNote = 160

interface WorkoutToAnalyze {
  workout: TrainedWorkout
  earlier: readonly TrainedWorkout[]
  records: readonly SetRecord[]
  sheet: WorkoutSheet
}

/** The prompt for the analysis of a workout. */
export function workoutPrompt(
  { workout, earlier, records, sheet }: WorkoutToAnalyze,
  lifts: readonly FactLift[],
  athlete: Athlete,
): Prompt {
  return {
    task: promptSentences.workout,
    data: {
      ...personOf(athlete),
      figures: figuresOf(workout, records, athlete.unit),
      facts: workoutLines(sheet),
      next: nextLines(lifts),
      workout: forModel([workout], athlete.unit)[0],
      earlier: forModel(earlier, athlete.unit),
    },
  }
}

interface MonthToAnalyze {
  month: string
  workouts: readonly TrainedWorkout[]
  goals: readonly CoachGoal[]
  figures: MonthFigures
  records: readonly object[]
  sheet: MonthSheet
}

/** The prompt for the analysis of a month. */
export function monthPrompt(
  { month, workouts, goals, figures, records, sheet }: MonthToAnalyze,
  lifts: readonly FactLift[],
  unit: WeightUnit,
): Prompt {
  return {
    task: promptSentences.month,
    data: {
      month,
      unit,
      keyMetrics: figures,
      volume: volumeInWords(workouts, unit),
      records: records.map((record) => ({ ...record, exercise_id: undefined })),
      goals: goals.map(({ description, progress, standing, target_date }) => ({
        ...{ description, progress, standing, target_date },
      })),
      facts: monthLines(sheet),
      next: nextLines(lifts),
      workouts: forModel(workouts, unit),
    },
  }
}

/** The prompt for a goal. */
export function goalPrompt(athlete: Athlete, lifts: readonly FactLift[]): Prompt {
  return { task: promptSentences.goal, data: dataOf(athlete, lifts) }
}

/** The prompt for a routine that serves one of the active goals, or none in particular. */
export function routinePrompt(athlete: Athlete, lifts: readonly FactLift[], goal: CoachGoal | null): Prompt {
  return {
    task: promptSentences.routine(goal !== null),
    data: { for_goal: goal?.description ?? null, ...dataOf(athlete, lifts) },
  }
}

/** The prompt for a weekly plan. */
export function weekPrompt(athlete: Athlete, lifts: readonly FactLift[]): Prompt {
  return { task: promptSentences.week, data: dataOf(athlete, lifts) }
}

/** The workouts come last, because they may use all the space that's left. */
function dataOf(athlete: Athlete, lifts: readonly FactLift[]) {
  const { workouts } = athlete
  return {
    ...personOf(athlete),
    weekly_sets: weeklyRangeOf(athlete),
    next: prescriptionLines(lifts),
    exercises: exercisesToChoose(athlete),
    workouts: forModel(workouts, athlete.unit),
  }
}

/**
 * The names of the exercises that suit the person's equipment, limits and skill: the most often trained first, then common beginner exercises, then
 * the rest.
 */
function exercisesToChoose(athlete: Athlete): string[] {
  const rankOf = (exercise: KnownExercise) =>
    athlete.times.get(exercise.exercise_id) ?? (tagsOf(exercise).skill === 1 ? 0 : -1)
  return athlete.exercises
    .filter((exercise) => !isLed(exercise, athlete))
    .filter((exercise) => isSuggestible(exercise, athlete) || mayStay(exercise, athlete))
    .map((exercise) => ({ name: exercise.exercise_name, rank: rankOf(exercise) }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, mostExercises)
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

/** Workouts in short form for the model, latest first. Only the latest few notes are included. */
function forModel(workouts: readonly TrainedWorkout[], unit: WeightUnit) {
  let notesLeft = mostNotes
  return workouts.map(({ date, name, notes, duration_seconds, exercises }) => {
    const note = notes !== null && notesLeft > 0 ? notes.slice(0, longestNote) : undefined
    if (note !== undefined) notesLeft -= 1
    return {
      date,
      name: name ?? adHocName,
      ...(note !== undefined && { note }),
      ...(duration_seconds !== null && { minutes: Math.round(duration_seconds / 60) }),
      done: exercises.flatMap((exercise) => doneForModel(exercise, date, unit)),
    }
  })
}

/** "Bench Press (Barbell): 8, 8, and 7 at 80 kg, RPE 8.5, planned 6-8". */
function doneForModel(exercise: TrainedExercise, day: string, unit: WeightUnit): string[] {
  const done = doneIn(exercise, day, unit)
  if (!done) return []
  const rpe = done.kind === "reps" && done.hardest !== null ? `, RPE ${done.hardest}` : ""
  const reps = exercise.planned?.reps ?? null
  const planned = reps === null ? "" : `, planned ${reps}`
  return [`${exercise.name}: ${doneWords(done, loadKind(exercise.measure), unit)}${rpe}${planned}`]
}
