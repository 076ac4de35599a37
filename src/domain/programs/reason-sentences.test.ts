import { describe, expect, it } from "vitest"
import { outcomeAhead, reasonSentence } from "./reason-sentences.ts"
import { reasonFor, type Why } from "./rules/reason.ts"

const change = (why: Why, values: object = {}) =>
  reasonSentence({ ...reasonFor(why), unit: "kg", from: 80, to: 82.5, shown: 82.5, ...values })

describe("why a lift goes up, down or stays", () => {
  it("is in the person's unit", () => {
    expect(change("met", { n: 3 })).toBe("All 3 sets done. Next time: 82.5 kg.")
    expect(change("met", { n: 1, unit: "lbs", shown: 185 })).toBe("Set done. Next time: 185 lbs.")
    expect(change("cut", { n: 3, shown: 75 })).toBe("Missed 3 times. Back to 75 kg.")
    expect(change("missed", { n: 1, of: 3 })).toBe("Miss 1 of 3. Stay at 82.5 kg.")
    expect(change("cycle_up", { to: 122.47 })).toBe("Cycle done. Training max up to 122.47 kg.")
    expect(change("estimate", { to: 125.6789 })).toBe("Estimated 1RM: 125.68 kg.")
  })

  it("distinguishes a step that the plates can't show yet from no step", () => {
    expect(change("met", { n: 3, to: 81, shown: 80 })).toBe(
      "All 3 sets done. Still 80 kg; the small increases add up.",
    )
  })

  it("doesn't mention a load if there is none", () => {
    const none = { from: null, to: null, shown: null }
    expect(change("missed", { n: 1, of: 3, ...none })).toBe("Miss 1 of 3. Same again.")
    expect(change("cut", { n: 3, ...none })).toBe("Missed 3 times. Ease off.")
    expect(change("aim", { n: 9, of: 10, ...none })).toBe("Your lowest set was 9. Aim for 10 in every set.")
    expect(change("form_next", { n: 8, of: 5, exercise: "Push Up", ...none })).toBe(
      "8 in every set. Next: Push Up, starting at 5.",
    )
    expect(change("sets_more", { n: 4, ...none })).toBe("Recovering well: 4 sets next time.")
    expect(change("cycle_up", none)).toBe("Cycle done.")
    expect(change("cycle_same", none)).toBe("Same again.")
    expect(change("estimate", none)).toBe("Same again.")
    expect(change("stage_restart", none)).toBe("Last stage missed. Start over with less.")
  })

  it("says once for one time", () => {
    expect(change("cut", { n: 1, shown: 75 })).toBe("Missed once. Back to 75 kg.")
    expect(change("held_up", { n: 1 })).toBe("Done. Next time: 82.5 kg.")
    expect(change("interval_back", { n: 1 })).toBe("Not finished in 1 try. Go back a week.")
  })
})

it("explains what a deciding set means for the training max", () => {
  const tm = { name: "tm", back: 92 } as const
  expect(outcomeAhead({ why: "top_missed" }, tm)).toBe("The training max comes down 8% after this cycle.")
  expect(outcomeAhead({ why: "top_missed" }, { name: "tm" })).toContain("10%")
  expect(outcomeAhead({ why: "top_met" }, tm)).toContain("goes up after this cycle")
  expect(outcomeAhead({ why: "cycle_up" }, tm)).toBe("")
  expect(outcomeAhead({ why: "top_missed" }, { name: "weekly" })).toBe("")
})
