import { describe, expect, it } from "vitest"
import { coachSentence, lighterWeekSentence } from "./coach-sentences.ts"
import type { RoleReason, RuleName } from "./prescription.ts"

const reason = (rule: RuleName, what: Partial<RoleReason> = {}): RoleReason => ({
  ...{ role: "straight", rule, reps: [8, 8, 7], from: 80, to: 82.5, low: 8, high: 10, sets: 3 },
  ...what,
})

describe("the reason for a prescription", () => {
  it.each<[RuleName, string]>([
    ["start", "Choose a load for 8 to 10 reps and stop with 3 to spare."],
    ["add", "8, 8, 7 at 80 kg: the top of the range in every set. Next: 82.5 kg."],
    ["bridge", "8, 8, 7 at 80 kg: the next weight is a big jump. Build up to 10 reps first."],
    ["heaviest", "8, 8, 7 at 80 kg: that is the heaviest weight you have. Build up to 10 reps."],
    [
      "harder",
      "8, 8, 7 at 80 kg: you’re at the top for this weight. Slow the reps down, add a pause, or try a harder variation.",
    ],
    ["wave", "The next step in your waves: 82.5 kg for 8 to 10 or more in the last set."],
    ["made", "8, 8, 7 at 80 kg. Same load, one more rep in your weakest set."],
    ["near", "8, 8, 7 at 80 kg: close. Do the same again."],
    ["limit", "8, 8, 7 at 80 kg, at your limit. Repeat this until you finish with a rep to spare."],
    ["missed", "8, 8, 7 at 80 kg: short of 8. Try the same again."],
    ["cut", "8, 8, 7 at 80 kg: no progress at this load. Back to 82.5 kg."],
    ["easier", "8, 8, 7 at 80 kg: the lightest load is too heavy. Try an easier variation."],
    ["rest", "8, 8, 7 at 80 kg: three tries without a gain. Rest 3 minutes or more between sets."],
    ["sets", "Every session is hard and your loads aren’t going up. Do 3 sets for four weeks."],
    ["sister", "8, 8, 7 at 80 kg: still no progress. Switch to a similar exercise for 4 to 6 weeks."],
    ["first_back", "Back to 3 sets at 82.5 kg."],
    [
      "fewer_sets",
      "You did more than you could recover from. For four weeks: 3 sets at 82.5 kg, with reps to spare.",
    ],
    ["hold", "Stay at 82.5 kg for now."],
    ["lighter", "Lighter week: 3 sets of 8 at 82.5 kg, with 4 reps to spare."],
    ["return", "After your time off: 3 sets at 82.5 kg, then a little more each time."],
    [
      "left_out",
      "You haven’t done this for three weeks or more, so start a little lighter: 3 sets at 82.5 kg.",
    ],
  ])("of the rule %s", (rule, sentence) => {
    expect(coachSentence(reason(rule), "kg")).toBe(sentence)
  })

  it("names a single number of reps as such", () => {
    expect(coachSentence(reason("start", { high: 8 }), "kg")).toContain("a load for 8 reps")
  })

  it("names the role, if a lift has several", () => {
    const starts = (["straight", "ramp", "top", "back_off"] as const).map((role) =>
      coachSentence(reason("near", { role }), "kg").replace(
        "8, 8, 7 at 80 kg: close. Do the same again.",
        "",
      ),
    )
    expect(starts).toEqual(["", "", "Top set: ", "Back-off sets: "])
  })

  it("asks for the missing sets where those that were done are at the top", () => {
    const short = { reps: [8], low: 8, high: 8 }
    expect(coachSentence(reason("made", short), "kg")).toBe("8 at 80 kg. Same load in 3 sets.")
    expect(coachSentence(reason("made", { ...short, from: null }), "kg")).toBe("8. The same reps in 3 sets.")
  })

  it("names assistance as such, without a sign", () => {
    expect(coachSentence(reason("add", { from: -60, to: -50 }), "lbs")).toBe(
      "8, 8, 7 at 60 lbs of assistance: the top of the range in every set. Next: 50 lbs of assistance.",
    )
  })

  it("names no load for an exercise without one, and says body weight for no added load", () => {
    expect(coachSentence(reason("near", { from: null }), "kg")).toBe("8, 8, 7: close. Do the same again.")
    expect(coachSentence(reason("hold", { to: null }), "kg")).toBe("Stay at the same load for now.")
    expect(coachSentence(reason("near", { from: 0 }), "lbs")).toContain("8, 8, 7 at body weight: close.")
    expect(coachSentence(reason("cut", { from: 180, to: 170 }), "lbs")).toContain("Back to 170 lbs.")
  })
})

it("a lighter week is explained by the signs of fatigue", () => {
  expect(lighterWeekSentence("stalls")).toBe(
    "Two lifts have stalled and your sets feel harder. Make this week lighter.",
  )
  expect(lighterWeekSentence("falls")).toBe("Three lifts are down. Make this week lighter.")
  expect(lighterWeekSentence("limit")).toBe(
    "Most of your sets are at the limit and a lift has stalled. Make this week lighter.",
  )
})
