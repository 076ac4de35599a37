import { story } from "./progress.ts"

/** An exercise of a routine, in the form the tables store. */
interface Part {
  exercise: string
  sets: number
  reps: string
}

export interface Routine {
  name: string
  description: string
  parts: Part[]
}

const part = (exercise: string, sets: number, reps: number | string): Part => ({
  exercise,
  sets,
  reps: String(reps),
})

/** The demo account's routines, in the order in which they were created. */
export const routines = {
  fullA: {
    name: "Full Body A",
    description: "The first months: squat, bench, row.",
    parts: [
      part("Back Squat (Barbell)", 3, 5),
      part("Bench Press (Barbell)", 3, 5),
      part("Bent Over Row (Barbell)", 3, 8),
      part("Plank", 3, "as long as my form holds"),
    ],
  },
  fullB: {
    name: "Full Body B",
    description: "The other day: deadlift, press, pulldown.",
    parts: [
      part("Deadlift (Barbell)", 2, 5),
      part("Overhead Press (Barbell)", 3, 5),
      part("Lat Pulldown (Cable)", 3, 10),
      part("Plank", 3, "as long as my form holds"),
    ],
  },
  upperA: {
    name: "Upper A",
    description: "Bench first, then everything that pulls.",
    parts: [
      part("Bench Press (Barbell)", 4, 5),
      part("Bent Over Row (Barbell)", 4, 8),
      part("Incline Press (Dumbbell)", 3, 10),
      part("Lat Pulldown (Cable)", 3, 10),
      part("Bicep Curl (Dumbbell)", 2, 12),
    ],
  },
  lowerA: {
    name: "Lower A",
    description: "Squat day.",
    parts: [
      part("Back Squat (Barbell)", 4, 5),
      part("Romanian Deadlift (Barbell)", 3, 8),
      part("Leg Press (Machine)", 3, 12),
      part("Standing Calf Raise (Machine)", 3, 12),
    ],
  },
  upperB: {
    name: "Upper B",
    description: "Press overhead, pull ups, shoulders.",
    parts: [
      part("Overhead Press (Barbell)", 4, 5),
      part("Pull Up", 4, "as many as I can"),
      part("Face Pull (Cable)", 3, 15),
      part("Lateral Raise (Dumbbell)", 3, 15),
      part("Triceps Pushdown - Rope (Cable)", 2, 12),
    ],
  },
  lowerB: {
    name: "Lower B",
    description: "Deadlift day.",
    parts: [
      part("Deadlift (Barbell)", 3, 5),
      part("Front Squat (Barbell)", 3, 6),
      part("Seated Leg Curl (Machine)", 3, 12),
      part("Standing Calf Raise (Machine)", 3, 15),
    ],
  },
  easyRun: {
    name: "Easy run",
    description: "You could hold a conversation.",
    parts: [part("Running", 1, "30-50 min")],
  },
  gentle: {
    name: "Gentle on the back",
    description: "Nothing that loads the spine.",
    parts: [
      part("Bench Press (Barbell)", 3, 8),
      part("Lat Pulldown (Cable)", 3, 10),
      part("Seated Leg Curl (Machine)", 3, 12),
      part("Cycling (Indoor)", 1, "20 min"),
    ],
  },
} satisfies Record<string, Routine>

export type RoutineKey = keyof typeof routines

type Week = readonly (RoutineKey | null)[]

/** The demo account's current week plan, Monday to Sunday. */
export const usualWeek: Week = ["upperA", "lowerA", null, "upperB", "lowerB", "easyRun", null]
const splitWeek: Week = ["upperA", "lowerA", null, "upperB", "lowerB", null, null]
const beginnersWeeks: [Week, Week] = [
  ["fullA", null, "fullB", null, "fullA", null, null],
  ["fullB", null, "fullA", null, "fullB", null, null],
]
const holidayWeek: Week = [null, null, null, "easyRun", null, null, null]
const injuredWeek: Week = ["upperA", "lowerB", null, null, null, null, null]
const gentleWeek: Week = ["gentle", null, null, "gentle", null, null, null]

/** The training planned for a week of the story. */
export function weekOf(week: number): Week {
  if (week < story.split) return beginnersWeeks[week % 2 === 0 ? 0 : 1]
  if (week < story.holiday) return splitWeek
  if (week < story.backFromHoliday) return holidayWeek
  if (week < story.injury) return usualWeek
  if (week < story.easyAfterInjury) return injuredWeek
  return week < story.recovered ? gentleWeek : usualWeek
}
