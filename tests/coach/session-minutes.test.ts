import { expect, it } from "vitest"
import { coachingOn } from "#domain/coach/rules/coaching.ts"
import { firstSetsFor } from "#domain/coach/rules/first-sets.ts"
import { nextPart } from "#domain/coach/rules/next-part.ts"
import { withinMinutes } from "#domain/coach/rules/session-minutes.ts"
import { exerciseNamed, today } from "./cases/history.ts"
import { seenToday } from "./held-out/person.ts"

const athlete = seenToday({ experience: "6_to_24_months", equipment: ["dumbbell"], minutes: 45 })
const coaching = coachingOn(today, athlete)
const kept = (minutes: number, ...names: string[]) => {
  const parts = names.map((name) =>
    nextPart(exerciseNamed(name), athlete, { coaching, first: firstSetsFor(athlete) }),
  )
  return withinMinutes({ name: "", parts }, minutes).parts.map(({ part }) => part.name)
}
const press = "Bench Press (Dumbbell)"
const shoulders = "Overhead Press (Dumbbell)"
const row = "Bent Over One Arm Row (Dumbbell)"
const squat = "Goblet Squat (Dumbbell)"

it("a short workout keeps its only pull, and leaves out the second push", () => {
  expect(kept(42, squat, press, shoulders, row)).toEqual([squat, press, row])
})

it("a short workout gives up small muscles first", () => {
  expect(kept(42, squat, press, row, "Bicep Curl (Dumbbell)")).toEqual([squat, press, row])
})

it("a short workout has fewer sets before it loses its hinge", () => {
  const hinge = "Romanian Deadlift (Dumbbell)"
  expect(kept(42, squat, press, row, hinge)).toEqual([squat, press, row, hinge])
  expect(kept(25, squat, press, row, hinge)).toEqual([squat, press, row])
})
