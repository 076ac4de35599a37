import { readFileSync } from "node:fs"
import FitParser from "fit-file-parser"
import { expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { fitCategories, fitExercises } from "./fit-exercises.ts"
import { workoutFit } from "./fit.ts"
import { sharedTime } from "./shared-workout.ts"

/** The tables of Garmin's profile, as the package that writes FIT has them. */
const profile = readFileSync("node_modules/@markw65/fit-file-writer/build/ts/src/fit-tables.d.ts", "utf8")
const tables = new Map(
  Array.from(profile.matchAll(/^ {4}readonly (\w+): \{([^{}]*)\}/gm), ([, table, entries]) => [
    table,
    entries,
  ]),
)
const namesIn = (table: string) =>
  Array.from((tables.get(table) ?? "").matchAll(/readonly ([a-z]\w*): (\d+);/g), ([, name = "", number]) => ({
    name,
    number: Number(number),
  }))
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/s$/, ""))

it("has the categories of Garmin's profile", () => {
  const known = namesIn("exercise_category").map(({ name, number }) => [name, number])
  expect(known).toEqual(expect.arrayContaining(Object.entries(fitCategories)))
})

it("maps each library exercise to one of Garmin's that shares a word with it", () => {
  const without = [...fitExercises].filter(([ours, [category, exercise]]) => {
    const theirs = namesIn(`${category}_exercise_name`).filter(({ number }) => number === exercise)
    return !theirs.some(({ name }) => wordsOf(name).some((word) => wordsOf(ours).includes(word)))
  })
  expect(without).toEqual([])
})

it("guesses the category from an exercise's words if Garmin's profile has none", async () => {
  const cases = [
    ["Copenhagen Plank", "plank"],
    ["Guillotine Bench Press", "bench_press"],
    ["Chest Press (Machine)", "bench_press"],
    ["Floor Press", "bench_press"],
    ["2 Board Press", "bench_press"],
    ["Arnold Press (Dumbbell)", "shoulder_press"],
    ["Overhead Press (Cable)", "shoulder_press"],
    ["Calf Press", "calf_raise"],
    ["Yoke", "carry"],
    ["Suitcase Hold", "carry"],
    ["Jefferson Deadlift", "deadlift"],
    ["Pec Deck", "flye"],
    ["Chest Fly (Band)", "flye"],
    ["Hip Thrust (Machine)", "hip_raise"],
    ["Glute Bridge March", "hip_raise"],
    ["Back Extension (Machine)", "hyperextension"],
    ["Reverse Hyperextension", "hyperextension"],
    ["Lateral Raise (Band)", "lateral_raise"],
    ["Front Raise (Band)", "lateral_raise"],
    ["Nordic Hamstring Curl", "leg_curl"],
    ["Leg Curl (Band)", "leg_curl"],
    ["Lying Leg Raise", "leg_raise"],
    ["Knee Raise (Parallel Bars)", "leg_raise"],
    ["Curtsy Lunge", "lunge"],
    ["Split Squat (Band)", "lunge"],
    ["Step Up (Kettlebell)", "lunge"],
    ["Muscle Snatch", "olympic_lift"],
    ["Chin Up (Band)", "pull_up"],
    ["Lat Pulldown (Band)", "pull_up"],
    ["Archer Push Up", "push_up"],
    ["Shrug (Machine)", "shrug"],
    ["Upright Row (Cable)", "shrug"],
    ["Seal Row", "row"],
    ["Sit Up (Band)", "sit_up"],
    ["Oblique Crunch", "crunch"],
    ["Sissy Squat", "squat"],
    ["Leg Press Horizontal", "squat"],
    ["Triceps Kickback", "triceps_extension"],
    ["Skullcrusher", "triceps_extension"],
    ["Pushdown (Band)", "triceps_extension"],
    ["Korean Dip", "triceps_extension"],
    ["Drag Curl", "curl"],
    ["Broad Jump", "plyo"],
    ["Zorbing", "unknown"],
    ["Rower", "unknown"],
    // Words that Garmin uses for other movements: a front raise, and lying on the floor while moving the
    // legs.
    ["Front Lever Raise", "unknown"],
    ["Swimming", "unknown"],
  ] as const
  const workout = {
    ...aSharedWorkout(),
    sets: cases.map(([name], index) =>
      aSharedSet({ exercise_order: index, exercises: { name, type: "strength", measure: "weight_reps" } }),
    ),
  }
  const fit = workoutFit(workout, sharedTime(workout, "UTC"))
  const { sets = [] } = await new FitParser({ mode: "list", force: false }).parseAsync(fit.buffer)
  const found = sets.flatMap(({ set_type, category }) => (set_type === "active" ? [category].flat() : []))
  expect(cases.map(([name], index) => [name, found[index]])).toEqual(cases)
})
