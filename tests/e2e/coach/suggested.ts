import { weekdays } from "#domain/days/weekday-words.ts"

export const aGoodGoal = {
  title: "Bench ninety",
  type: "strength",
  exerciseName: "Bench Press (Barbell)",
  metric: "weight",
  targetValue: 90,
  targetDate: "2027-01-20",
}

/** The exercise is known, but spelled differently. */
export const aMisspelledGoal = { ...aGoodGoal, exerciseName: "bench press (barbell)" }

/** A strength goal with a metric for cardio goals. */
export const anImpossibleGoal = { ...aGoodGoal, metric: "distance", targetValue: 5 }

export const aGoodRoutine = {
  name: "Push and Row",
  description: "Two presses and a row",
  exercises: [
    { name: "bench press (barbell)", sets: 3, reps: "6-8", weight: 82.5, notes: "Pause on the chest" },
    { name: "Bent Over Row (Barbell)", sets: 3, reps: "8-12", weight: null, notes: "" },
    { name: "Bench Press (Barbell)", sets: 5, reps: "5", notes: "" },
  ],
}

/** A routine with mistakes: an unknown exercise, a cable that the person doesn't have, and a weight far above their best. */
export const aMarkedRoutine = {
  name: "Chest Day",
  description: "",
  exercises: [
    { name: "Bench Press (Barbell)", sets: 3, reps: "6-8", weight: 120, notes: "" },
    { name: "Moon Press (Barbell)", sets: 3, reps: "8-12", notes: "" },
    { name: "Lat Pulldown (Cable)", sets: 3, reps: "8-12", notes: "" },
  ],
}

export const aNamelessRoutine = {
  name: "From the moon",
  description: "",
  exercises: [
    { name: "Moon Press", sets: 3, reps: "8" },
    { name: "Crater Walk", sets: 3, reps: "8" },
  ],
}

/** Markup in every name, and text that is far too long. Sentences with markup are removed. */
const script = "<script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">"
const longWord = "Unbroken".repeat(30)
const veryLong = `${"long ".repeat(120)}${longWord}`
const hostileParts = [
  { name: script, sets: 3, reps: script, notes: script },
  { name: "Bench Press (Barbell)", sets: 3, reps: "8", notes: veryLong },
]
export const aHostileRoutine = {
  name: `${script}${longWord}`,
  description: veryLong,
  exercises: hostileParts,
}
export const aHostileGoal = { ...aGoodGoal, title: `${script}${longWord}` }

const heavy = {
  name: "Heavy",
  description: "Bench first",
  exercises: [
    { name: "Bench Press (Barbell)", sets: 4, reps: "6-8", weight: 82.5, notes: "" },
    { name: "Bent Over Row (Barbell)", sets: 3, reps: "8-12", notes: "" },
  ],
}

const weekOf = (days: Record<string, object>) =>
  weekdays.map((day) => ({ day, workout: days[day] ?? null, notes: "" }))

export const aGoodWeek = {
  week_summary: "Two heavy days with a run between them.",
  schedule: weekOf({
    Monday: heavy,
    Wednesday: {
      name: "Easy run",
      description: "",
      exercises: [{ name: "Running", sets: 1, reps: "30 min" }],
    },
    Friday: heavy,
  }),
}

export const aHostileWeek = {
  week_summary: veryLong,
  schedule: weekOf({ Monday: aHostileRoutine }),
}

/** Chest on two consecutive days, and one exercise that can't be done. */
export const aMarkedWeek = {
  week_summary: "A week with slips.",
  schedule: weekOf({
    Monday: { ...heavy, exercises: [{ name: "Bench Press (Barbell)", sets: 8, reps: "8" }] },
    Tuesday: {
      ...heavy,
      exercises: [
        { name: "Bench Press (Barbell)", sets: 8, reps: "8" },
        { name: "Lat Pulldown (Cable)", sets: 3, reps: "8-12" },
      ],
    },
  }),
}

/** Names that no exercise has, one of them on two days. */
export const anUnknownWeek = {
  week_summary: "A week on the moon.",
  schedule: weekOf({
    Monday: { ...heavy, exercises: [...heavy.exercises, { name: "Moon Press", sets: 3, reps: "8" }] },
    Friday: aNamelessRoutine,
  }),
}
