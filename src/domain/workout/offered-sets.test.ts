import { describe, expect, it } from "vitest"
import {
  after,
  confirm,
  done,
  kind,
  offer,
  setsOf,
  shown,
  type,
  workout,
} from "#tests/support/bench-workout.ts"
import type { DoneSet } from "./done-set.ts"
import type { Draft } from "./draft.ts"
import type { DraftEdit } from "./edit-draft.ts"
import { lastSetBeside } from "./last-time.ts"

const addSet = (...last: DoneSet[]): DraftEdit => ({ kind: "add_set", id: "x", new_set_id: "new", last })
const warmUp = (...last: DoneSet[]): DraftEdit => ({ kind: "add_warmup", id: "x", new_set_id: "new", last })
const sides = (draft: Draft) => setsOf(draft).map(({ per_side }) => per_side ?? false)
const three = ["normal", "normal", "normal"] as const

describe("last time's numbers", () => {
  it("are missing for a set that doesn't exist", () => {
    expect(lastSetBeside([{ set_type: "normal" }], 1, [done(60, 5), done(70, 5)])).toBeUndefined()
  })

  it("aren't suggested for a set that was confirmed without any", () => {
    expect(shown(after(workout(three), confirm("s1"), offer(done(70, 5))))).toEqual(["×", "70×5?", "70×5?"])
  })

  it("are repeated only for working sets", () => {
    const last = [done(70, 5), done(50, 9, { set_type: "drop" })]
    const offered = after(workout(["normal", "failure", "drop", "drop"]), offer(...last))
    expect(shown(offered)).toEqual(["70×5?", "70×5?", "50×9?", "×"])
  })

  it("don't replace a planned weight that was typed or changed", () => {
    const typed = after(workout(["normal"], 72.5), ...type("s1", "72.5"), offer(done(70, 5)))
    expect(shown(typed)).toEqual(["72.5×"])
    const changed = after(workout(["normal", "normal"], 72.5), ...type("s1", "75"), offer(done(70, 5)))
    expect(shown(changed)).toEqual(["75×", "75×?"])
  })

  it("keep the other sets' planned weight when one set changes its type", () => {
    const last = [done(35, 8, { set_type: "warmup" }), done(70, 5)]
    const offered = after(workout(["normal", "normal"], 72.5), offer(...last), kind("s2", "warmup", last))
    expect(shown(offered)).toEqual(["72.5×5?", "35×8?"])
  })

  it("include whether each set counts per side; extra sets follow the last one", () => {
    const [both, each] = [done(20, 8, { per_side: false }), done(20, 8, { per_side: true })]
    expect(sides(after(workout(["normal", "normal"]), offer(both, each)))).toEqual([false, true])
    expect(sides(after(workout(["drop"]), offer(both, each)))).toEqual([true])
    expect(sides(after(workout(["drop"]), offer(each)))).toEqual([true])
    expect(sides(after(workout(["normal"]), offer()))).toEqual([false])
  })
})

describe("last time's warm-ups", () => {
  const last = [done(35, 8, { set_type: "warmup" }), done(50, 4, { set_type: "warmup" }), done(70, 5)]
  const withIds = (...new_ids: string[]): DraftEdit => ({ kind: "add_warmups", id: "x", last, new_ids })

  it("are as many as last time, or as there are ids for", () => {
    expect(shown(after(workout(["normal"]), withIds("a", "b", "c")))).toEqual(["35×8?", "50×4?", "×"])
    expect(shown(after(workout(["normal"]), withIds("a")))).toEqual(["35×8?", "×"])
  })

  it("count per side if the first set now does", () => {
    const each = last.map((set) => ({ ...set, per_side: true }))
    const both = after(workout(["normal"]), { kind: "count_per_side", id: "x", per_side: true })
    const one = after(both, { kind: "count_per_side", id: "x", per_side: false })
    expect(sides(after(one, { kind: "add_warmups", id: "x", last: each, new_ids: ["a"] }))).toEqual([
      false,
      false,
    ])
  })

  it("are added one by one after the existing ones, even if there is nothing else", () => {
    expect(setsOf(after(workout(["warmup", "warmup"]), warmUp())).map(({ id }) => id)).toEqual([
      "s1",
      "s2",
      "new",
    ])
    const bare = after(workout(["normal"]), { kind: "remove_set", set_id: "s1" })
    expect(shown(after(bare, warmUp(...last)))).toEqual(["35×8?"])
  })
})

describe("an added set", () => {
  it("copies the working set before it, rather than last time's or a drop set", () => {
    expect(
      shown(after(workout(["normal"]), ...type("s1", "60", "8"), addSet(done(70, 5), done(70, 5)))),
    ).toEqual([...["60×8", "60×8?"]])
    const dropped = after(workout(["normal", "drop"]), ...type("s1", "80", "8"), ...type("s2", "60", "10"))
    expect(shown(after(dropped, addSet()))).toEqual(["80×8", "60×10", "80×8?"])
  })

  it("copies the set before it if there is no working set, even an empty one", () => {
    const warm = after(workout(["normal", "warmup"]), ...type("s2", "40", "8"))
    expect(shown(after(warm, addSet()))).toEqual(["×", "40×8", "40×8?"])
    const three = after(
      workout(["warmup", "warmup", "warmup"]),
      ...type("s2", "30", "8"),
      ...type("s3", "40", "5"),
    )
    expect(shown(after(three, addSet())).at(-1)).toBe("40×5?")
    expect(shown(after(workout(["normal"]), addSet()))).toEqual(["×", "×"])
    const bare = after(workout(["normal"]), { kind: "remove_set", set_id: "s1" })
    expect(shown(after(bare, addSet()))).toEqual(["×"])
  })

  it("counts per side like the set before it, or like last time's last one", () => {
    const bare = after(workout(["normal"]), { kind: "remove_set", set_id: "s1" })
    const [both, each] = [done(20, 8), done(20, 8, { per_side: true })]
    expect(sides(after(bare, addSet(both, each)))).toEqual([true])
    expect(sides(after(workout(["normal"]), addSet(both, each)))).toEqual([false, false])
    const mixed = after(workout(three), offer(both, each, both))
    expect(sides(after(mixed, addSet()))).toEqual([false, true, false, false])
  })

  it("doesn't link the sets before it", () => {
    const typed = after(workout(["normal", "normal"]), ...type("s1", "60"), ...type("s2", "60"), addSet())
    expect(shown(after(typed, ...type("s1", "62")))).toEqual(["62×", "60×", "60×?"])
    expect(shown(after(typed, ...type("s2", "62")))).toEqual(["60×", "62×", "62×?"])
  })
})
