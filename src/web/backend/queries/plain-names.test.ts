import { expect, it } from "vitest"
import { withPlainNames } from "./plain-names.ts"

it("names and titles in a response lose their direction marks, at any depth; all else stays as it was typed", () => {
  const marked = "\u202EPush\u2066 Day\u200F"
  const exercises = [{ exercise_name: marked, notes: marked, aliases: [marked] }]
  const row = { id: "1", name: marked, title: null, sets: { exercises }, revision: 3 }
  expect(withPlainNames([row])).toEqual([
    { ...row, name: "Push Day", sets: { exercises: [{ ...exercises[0], exercise_name: "Push Day" }] } },
  ])
  expect(withPlainNames(null)).toBeNull()
})
