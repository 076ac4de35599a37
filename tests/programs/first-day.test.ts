import { describe, expect, it } from "vitest"
import { liftIn } from "#domain/programs/standing.ts"
import { beginner, library } from "./properties.ts"
import { asAsked } from "./trainee.ts"

describe.each(library.map((program) => ({ program, name: program.name })))(
  "a beginner's $name",
  ({ program }) => {
    it("asks for the low end of each range the first time", () => {
      const trainee = beginner(program)
      const seen = new Set<string>()
      for (let day = 0; day < program.days.length; day += 1) {
        const { prescribed } = trainee.train(asAsked)
        for (const { lift, exercise_name, sets } of prescribed.lines) {
          if (seen.has(lift)) continue
          for (const { low, aim } of sets) expect(aim, exercise_name).toBeLessThanOrEqual(low)
        }
        for (const { lift } of prescribed.lines) seen.add(lift)
      }
    })
  },
)

it("First Barbell adds at most ten kilograms a week to a lift", () => {
  const program = library.find(({ name }) => name === "First Barbell")
  if (!program) throw new Error("The library has no First Barbell.")
  const trainee = beginner(program)
  const loads = () =>
    new Map(
      [...trainee.standing.plan.lifts.values()].map((lift) => [
        lift.key,
        liftIn(trainee.standing, lift).x ?? 0,
      ]),
    )
  const before = loads()
  for (let session = 0; session < 2 * program.days_per_week; session += 1) trainee.train(asAsked)
  for (const [key, load] of loads()) expect(load - (before.get(key) ?? 0), key).toBeLessThanOrEqual(20)
})
