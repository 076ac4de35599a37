// What must hold for any coach's suggestions. Computed independently of the app's own checks, so that neither can hide the other's mistakes. Hard
// properties must always hold; soft ones count toward a score.
import type { Athlete, KnownExercise } from "#domain/coach/person/athlete.ts"
import {
  type GoalReply,
  type RoutineReply,
  type SuggestedPart,
  type WeekReply,
} from "#domain/coach/asking/replies.ts"
import { trainingDays } from "#domain/coach/person/own-training.ts"
import { workingSets } from "#domain/coach/person/trained-workout.ts"

/** What a coach suggests to one person. Null means that nothing readable was returned. */
export interface Suggested {
  week: WeekReply | null
  routine: RoutineReply | null
  goal: GoalReply | null
}

interface Property {
  name: string
  isHard: boolean
  /** What doesn't hold, in a few words each. */
  failures: (suggested: Suggested, athlete: Athlete) => string[]
}

const named = (name: string, { exercises }: Athlete): KnownExercise | undefined =>
  exercises.find((each) =>
    [each.exercise_name, ...each.aliases].some((known) => known.toLowerCase() === name.trim().toLowerCase()),
  )

const workoutsOfWeek = ({ week }: Suggested) =>
  week?.schedule.map(({ workout }) => workout?.exercises ?? []) ?? []
const allWorkouts = (suggested: Suggested) => [
  ...workoutsOfWeek(suggested),
  suggested.routine?.exercises ?? [],
]
const allParts = (suggested: Suggested) => allWorkouts(suggested).flat()

function exercisesOf(suggested: Suggested, athlete: Athlete): KnownExercise[] {
  const names = [...allParts(suggested).map(({ name }) => name), suggested.goal?.exerciseName ?? ""]
  return names.flatMap((name) => named(name, athlete) ?? [])
}

function musclesOf(parts: readonly SuggestedPart[], athlete: Athlete): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { name, sets } of parts) {
    const exercise = named(name, athlete)
    if (!exercise || exercise.exercise_type === "cardio") continue
    for (const muscle of exercise.primary_muscles) counts[muscle] = (counts[muscle] ?? 0) + (sets ?? 0)
    for (const muscle of exercise.secondary_muscles) counts[muscle] = (counts[muscle] ?? 0) + (sets ?? 0) / 2
  }
  return counts
}

const usedBefore = (athlete: Athlete) =>
  new Set(athlete.workouts.flatMap(({ exercises }) => exercises.map(({ exercise_id }) => exercise_id)))

function heaviest(exercise: KnownExercise, athlete: Athlete): number {
  const pound = 0.45359237
  const inKg = athlete.workouts
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise_id }) => exercise_id === exercise.exercise_id)
    .flatMap(workingSets)
    .map(({ weight, weight_unit }) => (weight ?? 0) * (weight_unit === "lbs" ? pound : 1))
  return Math.max(0, ...inKg) / (athlete.unit === "lbs" ? pound : 1)
}

function lastDay({ workouts }: Athlete): number {
  return Math.max(...workouts.map(({ date }) => Date.parse(date)))
}

const properties: readonly Property[] = [
  {
    name: "replies that can be read",
    isHard: true,
    failures: (suggested) =>
      Object.entries(suggested)
        .filter(([, reply]) => reply === null)
        .map(([kind]) => `no ${kind}`),
  },
  {
    name: "catalogue",
    isHard: true,
    failures: (suggested, athlete) =>
      allParts(suggested)
        .filter(({ name }) => !named(name, athlete))
        .map(({ name }) => `no ${name}`),
  },
  {
    name: "equipment",
    isHard: true,
    failures: (suggested, athlete) => {
      const used = [...usedBefore(athlete)].flatMap((id) => athlete.byId.get(id)?.equipment ?? [])
      const there = new Set([
        "bodyweight",
        "none",
        ...(athlete.equipment.length > 0 ? athlete.equipment : used),
      ])
      return exercisesOf(suggested, athlete)
        .filter(({ exercise_id, equipment }) => {
          const isUntickable = equipment === null || equipment === "other"
          return isUntickable ? !usedBefore(athlete).has(exercise_id) : !there.has(equipment)
        })
        .map(({ exercise_name, equipment }) => `${exercise_name} needs ${equipment}`)
    },
  },
  {
    name: "avoid",
    isHard: true,
    failures: (suggested, { avoided, ...athlete }) =>
      exercisesOf(suggested, { avoided, ...athlete })
        .filter(({ exercise_id, primary_muscles, secondary_muscles }) =>
          avoided.some(
            (each) =>
              each.exercise_id === exercise_id ||
              [...primary_muscles, ...secondary_muscles].some((muscle) => muscle === each.muscle),
          ),
        )
        .map(({ exercise_name }) => exercise_name),
  },
  {
    name: "load",
    isHard: true,
    failures: (suggested, athlete) =>
      allParts(suggested).flatMap(({ name, weight }) => {
        const exercise = named(name, athlete)
        const best = exercise ? heaviest(exercise, athlete) : 0
        if (!exercise || weight === null || weight === undefined || best === 0) return []
        const isAway = (Date.parse(athlete.today) - lastDay(athlete)) / 86_400_000 >= 14
        // The next weight up is at most 5 kg or 10 lbs more on any equipment.
        const most = isAway
          ? best * 0.9 + 0.01
          : Math.max(best * 1.1, best + (athlete.unit === "kg" ? 5 : 10))
        return weight <= most ? [] : [`${name} at ${weight}, best ${best}`]
      }),
  },
  {
    name: "sets and reps",
    isHard: true,
    failures: (suggested) =>
      allParts(suggested)
        .filter(
          ({ sets, reps }) =>
            !(Number.isInteger(sets) && (sets ?? 0) >= 1 && (sets ?? 0) <= 10 && reps?.trim()),
        )
        .map(({ name, sets, reps }) => `${name}: ${sets} × ${reps}`),
  },
  {
    name: "volume",
    isHard: true,
    failures: (suggested, athlete) => [
      ...Object.entries(musclesOf(workoutsOfWeek(suggested).flat(), athlete))
        .filter(([, sets]) => sets > athlete.weeklySets.high)
        .map(([muscle, sets]) => `${sets} for ${muscle} in a week`),
      ...allWorkouts(suggested).flatMap((parts) =>
        Object.entries(musclesOf(parts, athlete))
          .filter(([, sets]) => sets > 10)
          .map(([muscle, sets]) => `${sets} for ${muscle} in a workout`),
      ),
      ...workoutsOfWeek(suggested).flatMap((parts, index, days) => {
        const before = musclesOf(days[index - 1] ?? [], athlete)
        return Object.entries(musclesOf(parts, athlete))
          .filter(([muscle, sets]) => sets > 6 && (before[muscle] ?? 0) > 6)
          .map(([muscle]) => `${muscle} hard on two days running`)
      }),
    ],
  },
  {
    name: "seven days",
    isHard: true,
    failures: ({ week }) => {
      if (!week) return []
      const days = week.schedule.map(({ day }) => day).join()
      const isRested = week.schedule.some(({ workout }) => workout === null)
      return [
        ...(days === "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday" ? [] : [`days: ${days}`]),
        ...(isRested ? [] : ["no rest day"]),
      ]
    },
  },
  {
    name: "a goal that is neither reached nor out of reach",
    isHard: true,
    failures: ({ goal }, athlete) => {
      if (!goal) return []
      const exercise = named(goal.exerciseName ?? "", athlete)
      const best = exercise && goal.metric === "weight" ? heaviest(exercise, athlete) : 0
      if (best === 0) return []
      // After weeks away, the old best is a goal again.
      const isAway = (Date.parse(athlete.today) - lastDay(athlete)) / 86_400_000 >= 28
      if (isAway && goal.targetValue <= best)
        return goal.targetValue >= best * 0.85 ? [] : [`${goal.targetValue}, best ${best}`]
      return goal.targetValue > best && goal.targetValue <= Math.max(best * 1.3, best + 5)
        ? []
        : [`${goal.targetValue}, best ${best}`]
    },
  },
  {
    name: "as many days as the person trains",
    isHard: false,
    failures: (suggested, athlete) => {
      const planned = workoutsOfWeek(suggested).filter((parts) => parts.length > 0).length
      const usual = trainingDays(athlete).length
      return Math.abs(planned - usual) <= 1 ? [] : [`${planned} instead of ${usual}`]
    },
  },
  {
    name: "the person's own exercises",
    isHard: false,
    failures: (suggested, athlete) => {
      const own = usedBefore(athlete)
      const planned = workoutsOfWeek(suggested).flat()
      const kept = planned.filter(({ name }) => own.has(named(name, athlete)?.exercise_id ?? ""))
      return own.size === 0 || kept.length >= planned.length / 2
        ? []
        : [`${kept.length} of ${planned.length}`]
    },
  },
  {
    name: "something to do in the week and the routine",
    isHard: false,
    failures: (suggested) => [
      ...(workoutsOfWeek(suggested).flat().length > 0 ? [] : ["empty week"]),
      ...((suggested.routine?.exercises.length ?? 0) >= 3 ? [] : ["fewer than three exercises"]),
    ],
  },
  {
    name: "no muscle that is trained below half of its range",
    isHard: false,
    failures: (suggested, athlete) => {
      if (athlete.workouts.length === 0) return []
      return Object.entries(musclesOf(workoutsOfWeek(suggested).flat(), athlete))
        .filter(([, sets]) => sets < athlete.weeklySets.low / 2)
        .map(([muscle, sets]) => `${sets} for ${muscle}`)
    },
  },
]

export interface Score {
  property: Property
  /** The cases in which the property doesn't hold, with the reasons. */
  failed: { name: string; reasons: string[] }[]
}

/** Scores suggestions, one for each case, on every property. */
export function scoreOf(
  suggestions: readonly { name: string; athlete: Athlete; suggested: Suggested }[],
): Score[] {
  return properties.map((property) => ({
    property,
    failed: suggestions.flatMap(({ name, athlete, suggested }) => {
      const reasons = property.failures(suggested, athlete)
      return reasons.length > 0 ? [{ name, reasons }] : []
    }),
  }))
}
