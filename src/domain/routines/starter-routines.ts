import { starterPlanNames, starterSentences } from "./starter-sentences.ts"

/** The equipment of someone choosing their first routine. */
export type StarterEquipment = "barbell" | "dumbbells" | "machines" | "none"

interface StarterRoutine {
  name: string
  description: string
  exercises: { name: string; sets: number; reps: string }[]
}

/** One or two routines for a week, for people who don't have any yet. */
export interface StarterPlan {
  name: string
  /** The smallest and the largest number of workouts per week. */
  days: readonly [from: number, to: number]
  equipment: StarterEquipment
  routines: StarterRoutine[]
}

const lift = (name: string, sets: number, reps: string) => ({ name, sets, reps })

/** Five plans of our own: each main movement two to three times a week, in sets and reps that a beginner can finish in an hour. */
export const starterPlans: readonly StarterPlan[] = [
  {
    name: starterPlanNames.barbell,
    days: [2, 3],
    equipment: "barbell",
    routines: [
      {
        ...starterSentences.fullBodyA,
        exercises: [
          lift("Back Squat (Barbell)", 3, "5-8"),
          lift("Bench Press (Barbell)", 3, "5-8"),
          lift("Bent Over Row (Barbell)", 3, "8-10"),
          lift("Plank", 2, "45 s"),
        ],
      },
      {
        ...starterSentences.fullBodyB,
        exercises: [
          lift("Deadlift (Barbell)", 2, "5"),
          lift("Overhead Press (Barbell)", 3, "6-8"),
          lift("Lat Pulldown (Cable)", 3, "8-12"),
          lift("Standing Calf Raise (Machine)", 2, "10-15"),
        ],
      },
    ],
  },
  {
    name: starterPlanNames.split,
    days: [4, 4],
    equipment: "barbell",
    routines: [
      {
        ...starterSentences.upper,
        exercises: [
          lift("Bench Press (Barbell)", 3, "6-8"),
          lift("Bent Over Row (Barbell)", 3, "6-10"),
          lift("Overhead Press (Barbell)", 2, "8-10"),
          lift("Lat Pulldown (Cable)", 3, "8-12"),
          lift("Bicep Curl (Dumbbell)", 2, "10-12"),
          lift("Triceps Pushdown (Cable)", 2, "10-12"),
        ],
      },
      {
        ...starterSentences.lower,
        exercises: [
          lift("Back Squat (Barbell)", 3, "6-8"),
          lift("Romanian Deadlift (Barbell)", 3, "8-10"),
          lift("Leg Press (Machine)", 2, "10-12"),
          lift("Seated Leg Curl (Machine)", 2, "10-12"),
          lift("Standing Calf Raise (Machine)", 3, "10-15"),
        ],
      },
    ],
  },
  {
    name: starterPlanNames.dumbbells,
    days: [2, 3],
    equipment: "dumbbells",
    routines: [
      {
        ...starterSentences.dumbbells,
        exercises: [
          lift("Goblet Squat (Dumbbell)", 3, "8-12"),
          lift("Bench Press (Dumbbell)", 3, "8-12"),
          lift("Bent Over Row (Dumbbell)", 3, "8-12"),
          lift("Romanian Deadlift (Dumbbell)", 3, "8-12"),
          lift("Overhead Press (Dumbbell)", 2, "8-12"),
          lift("Hammer Curl (Dumbbell)", 2, "10-12"),
        ],
      },
    ],
  },
  {
    name: starterPlanNames.machines,
    days: [2, 3],
    equipment: "machines",
    routines: [
      {
        ...starterSentences.machines,
        exercises: [
          lift("Leg Press (Machine)", 3, "8-12"),
          lift("Chest Press (Machine)", 3, "8-12"),
          lift("Seated Row (Machine)", 3, "8-12"),
          lift("Seated Leg Curl (Machine)", 2, "10-12"),
          lift("Shoulder Press (Machine)", 2, "8-12"),
          lift("Lat Pulldown (Machine)", 2, "10-12"),
        ],
      },
    ],
  },
  {
    name: starterPlanNames.home,
    days: [3, 4],
    equipment: "none",
    routines: [
      {
        ...starterSentences.bodyweight,
        exercises: [
          lift("Squat (Bodyweight)", 3, "12-20"),
          lift("Push Up", 3, "6-15"),
          lift("Lunge (Bodyweight)", 2, "10-15"),
          lift("Glute Bridge", 3, "12-20"),
          lift("Superman", 2, "10-15"),
          lift("Plank", 3, "30 s"),
        ],
      },
    ],
  },
]

/** The plans, best match first. Matching equipment counts more than matching days, because people can't change it easily. */
export function plansFor(days: number, equipment: StarterEquipment): StarterPlan[] {
  const fit = ({ days: [from, to], equipment: needs }: StarterPlan) =>
    (needs === equipment ? 2 : 0) + (days >= from && days <= to ? 1 : 0)
  return starterPlans.toSorted((one, other) => fit(other) - fit(one))
}
