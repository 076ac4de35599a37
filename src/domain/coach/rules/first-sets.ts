import type { Athlete } from "#domain/coach/person/athlete.ts"

/** The sets that a person does of an exercise that is new to them. */
export interface FirstSets {
  sets: number
  reps: string
  /** The reps of large movements with a weight, if they differ from those of small ones. */
  mainReps?: string
}

const seniorAge = 60
const adultAge = 18
const sessionsOfNew = 8

/** Whether a person has trained so little that simple exercises come first. */
export function isNewToTraining({ person, history }: Pick<Athlete, "person" | "history">): boolean {
  return (person.experience === null || person.experience === "none") && history.length < sessionsOfNew
}

export const isMinor = ({ age }: Pick<Athlete, "age">): boolean => age !== null && age < adultAge
export const isSenior = ({ age }: Pick<Athlete, "age">): boolean => age !== null && age > seniorAge

/**
 * The sets that a person does of an exercise that is new to them: one or two sets of 8 to 12 for beginners (ACSM 2009), one set for people over 60
 * years of age (NSCA 2019), up to 15 reps for those under 18 (AAP 2020), and three sets for everyone else. After half a year of training, large
 * movements are heavier for strength, and all sets longer for endurance (ACSM 2009).
 */
export function firstSetsFor(athlete: Athlete): FirstSets {
  const reps = isMinor(athlete) ? "8-15" : "8-12"
  if (isNewToTraining(athlete)) return { sets: isSenior(athlete) ? 1 : 2, reps }
  const { aim } = athlete.intake
  if (aim === null || !isExperienced(athlete)) return { sets: 3, reps }
  if (aim === "endurance") return { sets: 3, reps: "12-15" }
  return { sets: 3, reps, ...(aim === "strength" && { mainReps: "5-8" }) }
}

const isExperienced = (athlete: Athlete) =>
  (athlete.person.experience === "6_to_24_months" || athlete.person.experience === "over_24_months") &&
  !isMinor(athlete) &&
  !isSenior(athlete)
