import { expect, it } from "vitest"
import { movementGroups, movementInSentence, movementName, movementWithExamples } from "./movement-words.ts"
import { patterns } from "./tags.ts"

it("offers every movement once, in groups of a dozen at most", () => {
  const offered = movementGroups.flatMap((group) => group.patterns)
  expect(offered.toSorted()).toEqual(patterns.toSorted())
  expect(Math.max(...movementGroups.map((group) => group.patterns.length))).toBeLessThanOrEqual(12)
})

it("names each movement differently from its tag, with examples if the name alone isn't clear", () => {
  expect(new Set(patterns.map(movementName)).size).toBe(patterns.length)
  expect(movementWithExamples("horizontal-push")).toBe("Pushing forward (bench press, push-ups)")
  expect(movementWithExamples("dip")).toBe("Dips")
  expect(movementInSentence("horizontal-push")).toBe("pushing forward")
})
