import { expect, it } from "vitest"
import { suitabilitySentences } from "./sentences.ts"

it("a limited joint is the person’s", () => {
  const limit = { exercise_id: null, muscle: null, reason: null, pattern: null, until: null }
  const knee = { ...limit, joint: "knee", level: "spare" } as const
  expect(suitabilitySentences.obstacle({ kind: "limit", limit: knee })).toBe("Your limits include your knee.")
})
