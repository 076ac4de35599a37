import type { Exercise } from "./exercise.ts"
import { type Experience, experiences, type Person } from "./person.ts"
import { type Skill, tagsOf } from "./tags.ts"

const cleanSessionsToKnow = 3
const sessionsOfSeniors = 8
const easySessionsOfPattern = 6
const daysOfTrainingMonth = 4

export function isExperience(text: string | null): text is Experience {
  return experiences.some((each) => each === text)
}

/** The experience of a person who hasn't stated it, judged by the number of months with at least four days of training. */
export function experienceFrom(trainingDays: readonly string[]): Experience {
  const months = new Map<string, number>()
  for (const day of new Set(trainingDays)) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1)
  const trained = [...months.values()].filter((days) => days >= daysOfTrainingMonth).length
  if (trained === 0) return "none"
  if (trained < 6) return "under_6_months"
  return trained < 24 ? "6_to_24_months" : "over_24_months"
}

/**
 * Whether a person has the skill that an exercise takes: always after three clean sessions of it (no set to
 * failure or at RPE 9.5), otherwise up to the level that their experience and age allow.
 */
export function hasSkill(exercise: Exercise, person: Person): boolean {
  if ((person.practice.clean.get(exercise.exercise_id) ?? 0) >= cleanSessionsToKnow) return true
  const { skill } = tagsOf(exercise)
  return skill === null || skill <= allowedSkill(exercise, person)
}

function allowedSkill(exercise: Exercise, { experience, age, practice, goals }: Person): Skill {
  if (experience === null || experience === "none") {
    if ((age ?? 0) > 60 && practice.sessions < sessionsOfSeniors) return 1
    return 2
  }
  if (experience === "under_6_months") {
    const { pattern } = tagsOf(exercise)
    const isPractised = pattern !== null && (practice.easy.get(pattern) ?? 0) >= easySessionsOfPattern
    return isPractised ? 3 : 2
  }
  const { exercise_id } = exercise
  return practice.ofExercise.has(exercise_id) || goals.has(exercise_id) ? 4 : 3
}
