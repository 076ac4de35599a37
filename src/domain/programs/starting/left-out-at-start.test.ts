import { expect, it } from "vitest"
import { foldRun } from "#domain/programs/fold-run.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { programFrom, Trainee } from "#tests/programs/trainee.ts"
import { leftOutAtStart } from "./left-out-at-start.ts"

const threeDays = programFrom(`program Three, 3 days, 4 weeks
day A
Back Squat (Barbell): 3x5 @100kg | fixed
day B
Bench Press (Barbell): 3x5 @60kg | fixed
day C
Deadlift (Barbell): 3x5 @120kg | fixed
`)
const [monday, tuesday, friday, saturday] = ["2026-11-30", "2026-12-01", "2026-12-04", "2026-12-05"]

function leftOut(started_on: string, run: Partial<ProgramRun> = {}): number[] {
  const trainee = new Trainee(threeDays, { advance: "calendar", weekdays: [0, 2, 4], started_on, ...run })
  const standing = foldRun(trainee.history)
  if (!standing) throw new Error("The run has no version.")
  return leftOutAtStart(standing)
}

it("leaves out nothing on a Monday, and later in the week the days that have passed", () => {
  expect(leftOut(monday)).toEqual([])
  expect(leftOut(tuesday)).toEqual([0])
  expect(leftOut(friday)).toEqual([0, 1])
})

it("leaves out the whole first week when all its days have passed", () => {
  expect(leftOut(saturday)).toEqual([0, 1, 2])
})

it("leaves out nothing if missed days wait, or if the run advances in order", () => {
  expect(leftOut(saturday, { missed: "waits" })).toEqual([])
  expect(leftOut(saturday, { advance: "order" })).toEqual([])
})
