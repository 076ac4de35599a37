import { writeList } from "#domain/text/formats.ts"
import { stapleRank } from "#domain/coach/checks/staples.ts"
import { exercisesFor, swapsFor } from "#domain/coach/checks/swaps.ts"
import type { SuggestedWorkout } from "#domain/coach/asking/replies.ts"
import { type Athlete, mayStay, type KnownExercise, setsByMuscle } from "#domain/coach/person/athlete.ts"
import { hasStrength, workoutsInTurn } from "#domain/coach/person/own-training.ts"
import { type NextPart, nextPart } from "./next-part.ts"
import { weekSentences } from "./week-sentences.ts"

/** A workout of the week, with the progression of each of its exercises. */
export interface Session extends Omit<SuggestedWorkout, "exercises"> {
  parts: NextPart[]
}

// Two full-body workouts of beginner exercises, so that consecutive sessions differ. If a slot lists several muscles, the first one with a simple
// exercise is used.
const beginnersMuscles = [
  [["quadriceps"], ["chest"], ["upper back", "lats"], ["abs"]],
  [["hamstrings", "glutes"], ["shoulders", "chest"], ["lats", "upper back"], ["quadriceps"]],
]
const beginnersSets = 2

/** Two full-body workouts for people without a history. */
export function beginnersSessions(athlete: Athlete): Session[] {
  const taken = new Set<string>()
  const simple = (muscle: string) =>
    exercisesFor(muscle, athlete, taken).filter((exercise) => stapleRank(exercise) !== null)
  return beginnersMuscles.map((places, index) => ({
    name: weekSentences.fullBody(index === 0 ? "A" : "B"),
    description: null,
    parts: places.flatMap((muscles) => {
      const [exercise] = muscles.flatMap(simple)
      if (!exercise) return []
      taken.add(exercise.exercise_id)
      return [nextPart(exercise, athlete, beginnersSets)]
    }),
  }))
}

/** The person's own workouts in rotation, each exercise continuing from its last session. */
export function ownSessions(athlete: Athlete): Session[] {
  return workoutsInTurn(athlete).map(({ name, exercises }) => {
    const taken = new Set<string>()
    const parts = exercises.flatMap(({ exercise_id, superset }) => {
      const known = athlete.byId.get(exercise_id)
      const exercise = known && fitting(known, athlete, taken)
      if (!exercise || taken.has(exercise.exercise_id)) return []
      taken.add(exercise.exercise_id)
      const next = nextPart(exercise, athlete)
      return [typeof superset === "number" ? { ...next, part: { ...next.part, superset } } : next]
    })
    return { name: name?.trim() || nameOf(parts, athlete), description: null, parts }
  })
}

/** The exercise itself if it can be suggested, or else a substitute. */
function fitting(
  exercise: KnownExercise,
  athlete: Athlete,
  taken: ReadonlySet<string>,
): KnownExercise | undefined {
  return mayStay(exercise, athlete) ? exercise : swapsFor(exercise, athlete, taken)[0]
}

/** A workout without a name is named after the muscles it trains most. */
function nameOf(parts: readonly NextPart[], athlete: Athlete): string {
  const counted = parts.flatMap(({ part }) => {
    const exercise = athlete.exercises.find(({ exercise_name }) => exercise_name === part.name)
    return exercise ? [{ exercise, sets: part.sets }] : []
  })
  const [first, second] = [...setsByMuscle(counted)].toSorted((one, other) => other[1] - one[1])
  const names = [first?.[0], second?.[0]].flatMap((muscle) => muscle ?? [])
  return names.length === 0 ? weekSentences.workout : namedAfter(names)
}

/** A name made from muscles, such as "Chest and Triceps". */
export function namedAfter(muscles: readonly string[]): string {
  return writeList(muscles.map((muscle) => muscle.charAt(0).toUpperCase() + muscle.slice(1)))
}

/** The person's most frequent kind of cardio, if any. */
export function cardioSession(athlete: Athlete): Session | undefined {
  const counts = athlete.workouts
    .filter((workout) => !hasStrength(workout, athlete))
    .flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id))
  const [favorite] = [...new Set(counts)].toSorted(
    (one, other) => counts.filter((id) => id === other).length - counts.filter((id) => id === one).length,
  )
  const known = favorite === undefined ? undefined : athlete.byId.get(favorite)
  const exercise = known && fitting(known, athlete, new Set())
  if (!exercise) return undefined
  return {
    name: exercise.exercise_name,
    description: weekSentences.cardio,
    parts: [nextPart(exercise, athlete)],
  }
}
