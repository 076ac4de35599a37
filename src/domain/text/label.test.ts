import { describe, expect, it } from "vitest"
import { label } from "./label.ts"

describe("a label", () => {
  it("is in sentence case", () => {
    expect(["upper back", "ez bar", "trap bar", "Cable", "with Ez bar", ""].map(label)).toEqual([
      "Upper back",
      "EZ bar",
      "Trap bar",
      "Cable",
      "With Ez bar",
      "",
    ])
  })
})
