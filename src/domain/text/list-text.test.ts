import { expect, it } from "vitest"
import { writeList } from "./list-text.ts"

it("writes a list of names as the platform writes it", () => {
  const platform = new Intl.ListFormat("en-US", { type: "conjunction" })
  for (const names of [[], ["Bench"], ["Bench", "Squat"], ["Bench", "Squat", "Row"], ["A", "B", "C", "D"]])
    expect(writeList(names)).toBe(platform.format(names))
})
