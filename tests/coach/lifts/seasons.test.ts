import { describe, expect, test } from "vitest"
import { coachRules } from "#domain/coach/lifts/rules/rules.ts"
import { evaluatePersona, firstFailure } from "./evaluate.ts"
import { mutations } from "./mutations.ts"
import { personas } from "./personas.ts"
import { seasonOf } from "./season.ts"

const seeds = 3

describe("a year with the coach", () => {
  test.each(personas)("holds what must hold for someone like this: $name", (persona) => {
    expect(evaluatePersona(persona, coachRules, seeds).failures).toEqual([])
  })

  test("is the same when repeated", () => {
    const [persona] = personas
    if (!persona) throw new Error("There are no personas.")
    const once = seasonOf(persona, 7, coachRules).trained
    expect(seasonOf(persona, 7, coachRules).trained).toEqual(once)
  })
})

test.each(mutations)("a coach with one wrong rule is caught: $name", ({ rules }) => {
  expect(firstFailure(rules, seeds)).not.toBeNull()
})
