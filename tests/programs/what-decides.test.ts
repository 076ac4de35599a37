import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { forecastIfMet } from "#domain/programs/view/forecast-if-met.ts"
import { liftOutlooks } from "#domain/programs/view/lift-outlook.ts"
import { wholeSpan } from "#domain/programs/view/week-span.ts"
import { whatDecides } from "#domain/programs/view/what-decides.ts"
import { beginner, library, steps, takeStep } from "./properties.ts"
import { asAsked, programFrom, reps, Trainee } from "./trainee.ts"

const bench = "Bench Press (Barbell)"
const row = "Bent Over Row (Dumbbell)"
const program = programFrom(`program Waves, 1 day, 4 weeks repeating
day Bench
${bench}: 3+ @90% / 1+ @95% / 5 @60% | tm inc=2.5kg/5lb
${row}: 3x8-12 | double inc=2kg/5lb
Pull Up: 3x5-8 | double inc=2.5kg/5lb
Back Squat (Barbell): 2x5, 5+ | amrap inc=5kg/10lb
Plank: 30s | fixed`)
const starts = {
  loads: { [`${row}:double`]: 30, "Back Squat (Barbell):amrap": 60 },
  maxes: { [bench]: { tm: 100, e1rm: null } },
}
const follow = () => new Trainee(program, { starts })

function decisions({ standing, next, today }: Trainee): string[] {
  return whatDecides(standing, next, today).map(
    ({ exercise_name, raises, reps: least, isOpen, to }) =>
      `${exercise_name}: ${least}${isOpen ? "+" : ""} raises the ${raises} to ${to}`,
  )
}

describe("what the next session decides", () => {
  it("includes what its reps can raise: a training max after the cycle, a load at the next session", () => {
    expect(decisions(follow())).toEqual([
      `${bench}: 3+ raises the max to 102.5`,
      `${row}: 12 raises the load to 32`,
      "Back Squat (Barbell): 5+ raises the load to 65",
    ])
  })

  it("leaves out a training max that can no longer rise in this cycle, and a week without a deciding set", () => {
    const missed = follow()
    missed.train(reps(0, 8, 8, 8))
    expect(decisions(missed).filter((text) => text.includes("max"))).toEqual([])
    const easy = follow()
    easy.train(asAsked)
    easy.train(asAsked)
    expect(decisions(easy).filter((text) => text.includes("max"))).toEqual([])
  })

  it("is empty in a deload", () => {
    const trainee = follow()
    trainee.happens("deload", {})
    expect(decisions(trainee)).toEqual([])
  })

  it("raises each training max to the value in the table of loads, however the program was followed", () => {
    const waves = library.filter(({ days }) => days.some(({ lines }) => lines[0]?.rule.name === "tm"))
    let raised = 0
    fc.assert(
      fc.property(fc.constantFrom(...waves), fc.array(steps, { maxLength: 30 }), (program, story) => {
        const trainee = beginner(program)
        for (const step of story) {
          takeStep(trainee, step, () => undefined)
          if (trainee.isOver) return
          const { standing, next, today } = trainee
          const whole = liftOutlooks(standing, forecastIfMet(standing, today, wholeSpan(standing).last))
          for (const { exercise_name, raises, to } of whatDecides(standing, next, today)) {
            if (raises !== "max") continue
            raised += 1
            const max = whole.find(
              ({ lift }) => lift.exercise_name === exercise_name && lift.rule.name === "tm",
            )
            expect(to).toBe(max?.after)
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(raised).toBeGreaterThan(100)
  })
})
