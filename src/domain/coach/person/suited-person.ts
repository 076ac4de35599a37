import type { LocalDay } from "#domain/days/local-day.ts"
import type { Exercise } from "#domain/suitability/exercise.ts"
import { limitsOf, type StoredLimit } from "#domain/suitability/limits.ts"
import type { Person, Practice } from "#domain/suitability/person.ts"
import { experienceFrom, isExperience } from "#domain/suitability/skill.ts"
import { type Pattern, tagsOf } from "#domain/suitability/tags.ts"
import type { CoachGoal } from "./coach-goal.ts"
import { type TrainedSet, type TrainedWorkout, workingSets } from "./trained-workout.ts"

/** The facts about a person that decide which exercises suit them. */
interface SuitedFacts {
  today: LocalDay
  avoided: readonly StoredLimit[]
  experience: string | null
  age: number | null
  workouts: readonly TrainedWorkout[]
  goals: readonly CoachGoal[]
}

const easyRpe = 8
const hardRpe = 9.5

/** The person in the format that the suitability rules need. If the person hasn't stated their experience, it is judged by the known workouts. */
export function suitedPerson(
  facts: SuitedFacts,
  known: { byId: ReadonlyMap<string, Exercise>; atHand: ReadonlySet<string> | null },
): Person {
  const { avoided, today, experience, age, workouts, goals } = facts
  const practice = practiceOf(workouts, known.byId)
  const proven = [...practice.ofExercise.keys()].flatMap((id) => {
    const exercise = known.byId.get(id)
    return (exercise && tagsOf(exercise).needs) ?? []
  })
  return {
    experience: isExperience(experience) ? experience : experienceFrom(workouts.map(({ date }) => date)),
    age,
    limits: limitsOf(avoided, today),
    atHand: known.atHand,
    proven: new Set(proven),
    practice,
    goals: new Set(goals.flatMap(({ exercise_id }) => exercise_id ?? [])),
  }
}

function practiceOf(workouts: readonly TrainedWorkout[], byId: ReadonlyMap<string, Exercise>): Practice {
  const [ofExercise, clean] = [new Map<string, number>(), new Map<string, number>()]
  const easy = new Map<Pattern, number>()
  for (const { exercises } of workouts) {
    const patterns = new Map<Pattern, boolean>()
    for (const exercise of exercises) {
      const sets = workingSets(exercise)
      addOne(ofExercise, exercise.exercise_id)
      if (sets.length > 0 && sets.every(isClean)) addOne(clean, exercise.exercise_id)
      const known = byId.get(exercise.exercise_id)
      const pattern = known && tagsOf(known).pattern
      if (pattern) patterns.set(pattern, (patterns.get(pattern) ?? true) && sets.every(isEasy))
    }
    for (const [pattern, isAllEasy] of patterns) if (isAllEasy) addOne(easy, pattern)
  }
  return { sessions: workouts.length, ofExercise, clean, easy }
}

const isClean = ({ set_type, rpe }: TrainedSet) => set_type !== "failure" && (rpe ?? 0) < hardRpe
const isEasy = ({ rpe }: TrainedSet) => rpe !== null && rpe <= easyRpe

function addOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
