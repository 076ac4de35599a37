import { describe, expect, it } from "vitest"
import { after, confirm, done, offer, shown, type, workout } from "#tests/support/bench-workout.ts"

describe("a weight that is typed", () => {
  it("carries over only to later sets of its kind with the same suggestion", () => {
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

  it("isn't carried over if nothing was suggested, not even to a set that is back in pencil", () => {
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
  it("is suggested for the later empty sets of its kind, not for earlier ones", () => {
    const typed = after(workout(["normal", "normal", "drop", "normal"]), ...type("s2", "50", "5"))
    expect(shown(after(typed, confirm("s2")))).toEqual(["×", "50×5", "×", "50×5?"])
  })

  it("without numbers isn't suggested for any", () => {
    expect(shown(after(workout(["normal", "normal", "normal"]), confirm("s1")))).toEqual(["×", "×", "×"])
  })

  it("passes a corrected weight on to them", () => {
    const confirmed = after(workout(["normal", "normal", "normal"]), ...type("s1", "60", "8"), confirm("s1"))
    expect(shown(after(confirmed, ...type("s1", "62.5")))).toEqual(["62.5×8", "62.5×8?", "62.5×8?"])
  })
})
