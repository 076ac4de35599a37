import { describe, expect, it } from "vitest"
import { after, confirm, done, offer, shown, type, workout } from "#tests/support/bench-workout.ts"

describe("a weight that is typed", () => {
  it("goes on only to the later sets of its kind that were offered the same", () => {
    const offered = after(workout(["normal", "normal", "normal"]), offer(done(70, 5)))
    expect(shown(after(offered, ...type("s2", "72.5")))).toEqual(["70×5?", "72.5×5", "72.5×5?"])
    const mixed = [done(10, 8), done(12, 8), done(12, 8), done(10, 8)]
    const rising = after(
      workout(["normal", "normal", "normal", "normal"]),
      offer(...mixed),
      ...type("s2", "14"),
    )
    expect(shown(rising)).toEqual(["10×8?", "14×8", "14×8?", "10×8?"])
    const dropped = after(
      workout(["normal", "drop", "normal"]),
      offer(done(70, 5), done(70, 9, { set_type: "drop" })),
      ...type("s1", "75"),
    )
    expect(shown(dropped)).toEqual(["75×5", "70×9?", "75×5?"])
  })

  it("goes nowhere where nothing was offered, also to a set that is back in pencil", () => {
    const typed = after(
      workout(["normal", "normal"]),
      ...type("s1", "60"),
      ...type("s2", "60"),
      confirm("s2"),
    )
    const back = after(typed, { kind: "confirm_sets", set_ids: ["s2"], is_done: false })
    expect(shown(after(back, ...type("s1", "65")))).toEqual(["65×", "60×?"])
  })
})

describe("a set that is confirmed", () => {
  it("is offered to the empty sets behind it, of its kind, and not to those before", () => {
    const typed = after(workout(["normal", "normal", "drop", "normal"]), ...type("s2", "50", "5"))
    expect(shown(after(typed, confirm("s2")))).toEqual(["×", "50×5", "×", "50×5?"])
  })

  it("without numbers is offered to none", () => {
    expect(shown(after(workout(["normal", "normal", "normal"]), confirm("s1")))).toEqual(["×", "×", "×"])
  })

  it("is followed by those when its weight is corrected", () => {
    const confirmed = after(workout(["normal", "normal", "normal"]), ...type("s1", "60", "8"), confirm("s1"))
    expect(shown(after(confirmed, ...type("s1", "62.5")))).toEqual(["62.5×8", "62.5×8?", "62.5×8?"])
  })
})
