import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nextSession } from "#domain/programs/next-session.ts"
import { beginner, foldAgain, library, shuffled, steps, takeStep } from "./properties.ts"

// For a longer run by hand, set `PROGRAM_STEPS=100000`. Another `FUZZ_SEED` takes other steps.
const stepsInAll = Number(process.env["PROGRAM_STEPS"] ?? 1500)
const stepsInOne = 30

describe("whatever program is followed, and however", () => {
  it("keeps what is promised about loads, deloads, units, slots and edits", { timeout: 3_600_000 }, () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...library),
        fc.array(steps, { minLength: 5, maxLength: 2 * stepsInOne, size: "max" }),
        fc.nat(),
        (program, story, order) => {
          const trainee = beginner(program)
          for (const step of story) {
            takeStep(trainee, step, (holds, what) => expect(holds, what).toBe(true))
            taken += 1
          }
          if (trainee.isOver) trainee.happens("next_cycle", {})
          const other = foldAgain(trainee, {
            sessions: shuffled(trainee.sessions, order),
            events: shuffled([...trainee.events, ...trainee.events.slice(0, 3)], order),
          })
          expect(JSON.stringify(nextSession(other, trainee.today))).toBe(JSON.stringify(trainee.next))
        },
      ),
      { numRuns: Math.ceil(stepsInAll / stepsInOne) },
    )
    if (stepsInAll > 1500) console.log(`${taken} steps, seed ${process.env["FUZZ_SEED"] ?? "of the suite"}`)
    expect(taken).toBeGreaterThan(stepsInAll / 3)
  })
})
