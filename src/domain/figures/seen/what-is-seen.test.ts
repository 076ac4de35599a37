import { expect, it } from "vitest"
import { exercisesWithFigure, patternOfExercise } from "../exercises/pattern-of-exercise.ts"
import { endOf } from "../figure.ts"
import { whatIsSeen } from "./what-is-seen.ts"

function seenIn(name: string, at: "start" | "end") {
  const pattern = patternOfExercise(name)
  if (!pattern) throw new Error(`${name} has no figure.`)
  return whatIsSeen(pattern, at === "start" ? 0 : endOf(pattern))
}

it.each([
  ["Back Squat (Barbell)", "start", "standing"],
  ["Back Squat (Barbell)", "end", "squatting"],
  ["Bench Press (Barbell)", "start", "onTheBack"],
  ["Bent Over Row (Barbell)", "start", "bentOver"],
  ["Pull Up", "start", "hanging"],
  ["Push Up", "start", "onHandsAndFeet"],
  ["Bird Dog", "start", "onAllFours"],
  ["Leg Extension (Machine)", "start", "sitting"],
  ["Lat Pulldown (Cable)", "start", "sitting"],
  ["Russian Twist", "start", "sitting"],
  ["Nordic Hamstring Curl", "start", "kneeling"],
  ["Handstand Hold", "start", "upsideDown"],
  ["Side Plank", "start", "onTheSide"],
  ["Superman", "start", "faceDown"],
  ["Lunge (Dumbbell)", "end", "onOneKnee"],
  ["Split Jerk (Barbell)", "end", "splitStance"],
  ["Jump Squat", "end", "inTheAir"],
] as const)("%s: the posture at the %s is %s", (name, at, posture) => {
  expect(seenIn(name, at).posture).toBe(posture)
})

it.each([
  ["Overhead Press (Barbell)", "end", "overhead"],
  ["Overhead Press (Barbell)", "start", "atTheShoulder"],
  ["Deadlift (Barbell)", "end", "down"],
  ["Bench Press (Barbell)", "start", "inFront"],
  ["Lateral Raise (Dumbbell)", "end", "outToTheSide"],
  ["Triceps Dip", "start", "down"],
] as const)("%s: the hands at the %s are %s", (name, at, place) => {
  expect(seenIn(name, at).arms.R.place).toBe(place)
})

it.each([
  "Pull Up",
  "Chin Up",
  "Towel Pull Up",
  "Dead Hang",
  "Hanging Leg Raise",
  "Chest Dip",
  "Triceps Dip",
  "Ring Dip",
  "Seated Row (Cable)",
  "Seated Row - Bar Grip (Cable)",
  "Seated Row (Band)",
  "Squat Row (Band)",
  "Front Lever Raise",
  "Bench Dip",
  "Bench Dip (Weighted)",
])("%s starts with straight arms", (name) => {
  expect(seenIn(name, "start").arms.R.isStraight).toBe(true)
})

it.each(["Archer Pull Up", "Archer Push Up"])("%s ends with one arm straight and the other bent", (name) => {
  const { L, R } = seenIn(name, "end").arms
  expect([L.isStraight, R.isStraight]).toEqual([true, false])
})

it.each([
  ["Reverse Curl (Barbell)", "start", "toTheBody"],
  ["Reverse Curl (Barbell)", "end", "forward"],
  ["Zottman Curl (Dumbbell)", "start", "forward"],
  ["Zottman Curl (Dumbbell)", "end", "forward"],
  ["Hammer Curl (Band)", "start", "toEachOther"],
  ["Bench Press - Reverse Grip (Barbell)", "start", "toTheHead"],
  ["Bent Over Row - Underhand (Barbell)", "start", "forward"],
  ["Triceps Pushdown - Reverse Grip (Cable)", "start", "up"],
  ["Seated Wrist Curl (Dumbbell)", "start", "up"],
  ["Seated Wrist Extension (Dumbbell)", "start", "down"],
  ["Chin Up", "start", "toTheBody"],
  ["Neutral Grip Pull Up", "start", "toEachOther"],
  ["Lat Pulldown - Underhand (Cable)", "start", "toTheBody"],
  ["Back Squat (Barbell)", "start", undefined],
] as const)("%s: the palms at the %s are %s", (name, at, palms) => {
  expect(seenIn(name, at).palms).toBe(palms)
})

it("tells the start from the end of nearly every movement", () => {
  const moving = exercisesWithFigure.filter((name) => (patternOfExercise(name)?.keys.length ?? 0) > 1)
  const told = moving.filter(
    (name) => JSON.stringify(seenIn(name, "start")) !== JSON.stringify(seenIn(name, "end")),
  )
  expect(told.length / moving.length).toBeGreaterThan(0.7)
})
