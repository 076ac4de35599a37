import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import type { Draft, SetType } from "./draft.ts"
import { plannedDraft } from "./draft-from-plan.ts"
import type { DoneSet } from "./done-set.ts"
import { type DraftEdit, editDraft } from "./edit-draft.ts"
import { lastSetBeside } from "./last-time.ts"

function done(weight: number, reps: number, more: Partial<DoneSet> = {}): DoneSet {
  return { ...recordedSet({ weight, reps }), set_type: "normal", ...more }
}

/** A workout of one exercise with sets of these kinds, named s1, s2 and so on; a plan may ask for a weight. */
function workout(types: readonly SetType[], weight: number | null = null): Draft {
  const ids = ["op", "x", ...types.map((_, index) => `s${index + 1}`)]
  const exercise = {
    ...{ exercise_id: "bench", exercise_name: "Bench Press", exercise_type: "strength" as const },
    measure: "weight_reps" as const,
  }
  const load = weight === null ? null : { value: weight, unit: "kg" as const }
  const start = { name: null, workout_id: "w", committed_workout_id: null, date: "2025-11-21" }
  const planned = [{ exercise, sets: types.length, reps: null, notes: null, load }]
  const draft = plannedDraft(start, planned, "metric", () => ids.shift() ?? "none")
  const kinds = types.map((set_type, index) => kind(`s${index + 1}`, set_type))
  return after(draft, ...kinds)
}

const after = (draft: Draft, ...edits: DraftEdit[]) => edits.reduce(editDraft, draft)
const kind = (set_id: string, set_type: SetType, last: DoneSet[] = []): DraftEdit => ({
  ...{ kind: "choose_set_type", set_id, set_type, last },
})
const offer = (...last: DoneSet[]): DraftEdit => ({ kind: "offer_last_time", id: "x", last })
const type = (set_id: string, weight: string, reps?: string): DraftEdit[] => [
  { kind: "type_number", set_id, field: "weight", text: weight },
  ...(reps === undefined ? [] : [{ kind: "type_number", set_id, field: "reps", text: reps } as const]),
]
const confirm = (...set_ids: string[]): DraftEdit => ({ kind: "confirm_sets", set_ids, is_done: true })
const addSet = (...last: DoneSet[]): DraftEdit => ({ kind: "add_set", id: "x", new_set_id: "new", last })
const warmUp = (...last: DoneSet[]): DraftEdit => ({ kind: "add_warmup", id: "x", new_set_id: "new", last })
const setsOf = (draft: Draft) => draft.exercises[0]?.sets ?? []
/** "60×8", with a question mark in pencil: the sets as they stand. */
const shown = (draft: Draft) =>
  setsOf(draft).map(({ weight, reps, is_prefilled }) => `${weight}×${reps}${is_prefilled ? "?" : ""}`)
const sides = (draft: Draft) => setsOf(draft).map(({ per_side }) => per_side ?? false)
const three = ["normal", "normal", "normal"] as const

describe("last time's numbers", () => {
  it("are none for a set that isn't there", () => {
    expect(lastSetBeside([{ set_type: "normal" }], 1, [done(60, 5), done(70, 5)])).toBeUndefined()
  })

  it("are not offered to a set that was confirmed without any", () => {
    expect(shown(after(workout(three), confirm("s1"), offer(done(70, 5))))).toEqual(["×", "70×5?", "70×5?"])
  })

  it("repeat for working sets only", () => {
    const last = [done(70, 5), done(50, 9, { set_type: "drop" })]
    const offered = after(workout(["normal", "failure", "drop", "drop"]), offer(...last))
    expect(shown(offered)).toEqual(["70×5?", "70×5?", "50×9?", "×"])
  })

  it("leave alone a planned weight that was typed or has been changed", () => {
    const typed = after(workout(["normal"], 72.5), ...type("s1", "72.5"), offer(done(70, 5)))
    expect(shown(typed)).toEqual(["72.5×"])
    const changed = after(workout(["normal", "normal"], 72.5), ...type("s1", "75"), offer(done(70, 5)))
    expect(shown(changed)).toEqual(["75×", "75×?"])
  })

  it("keep the planned weight of the other sets when one changes its kind", () => {
    const last = [done(35, 8, { set_type: "warmup" }), done(70, 5)]
    const offered = after(workout(["normal", "normal"], 72.5), offer(...last), kind("s2", "warmup", last))
    expect(shown(offered)).toEqual(["72.5×5?", "35×8?"])
  })

  it("say which side counts, each set for itself, and the last one where a set has none beside it", () => {
    const [both, each] = [done(20, 8, { per_side: false }), done(20, 8, { per_side: true })]
    expect(sides(after(workout(["normal", "normal"]), offer(both, each)))).toEqual([false, true])
    expect(sides(after(workout(["drop"]), offer(both, each)))).toEqual([true])
    expect(sides(after(workout(["drop"]), offer(each)))).toEqual([true])
    expect(sides(after(workout(["normal"]), offer()))).toEqual([false])
  })
})

describe("warm-ups of last time", () => {
  const last = [done(35, 8, { set_type: "warmup" }), done(50, 4, { set_type: "warmup" }), done(70, 5)]
  const withIds = (...new_ids: string[]): DraftEdit => ({ kind: "add_warmups", id: "x", last, new_ids })

  it("are as many as there were, or as there are names for", () => {
    expect(shown(after(workout(["normal"]), withIds("a", "b", "c")))).toEqual(["35×8?", "50×4?", "×"])
    expect(shown(after(workout(["normal"]), withIds("a")))).toEqual(["35×8?", "×"])
  })

  it("count for the sides that the first set now counts for", () => {
    const each = last.map((set) => ({ ...set, per_side: true }))
    const both = after(workout(["normal"]), { kind: "count_per_side", id: "x", per_side: true })
    const one = after(both, { kind: "count_per_side", id: "x", per_side: false })
    expect(sides(after(one, { kind: "add_warmups", id: "x", last: each, new_ids: ["a"] }))).toEqual([
      false,
      false,
    ])
  })

  it("are added one by one behind those that lead, also where there is nothing else", () => {
    expect(setsOf(after(workout(["warmup", "warmup"]), warmUp())).map(({ id }) => id)).toEqual([
      "s1",
      "s2",
      "new",
    ])
    const bare = after(workout(["normal"]), { kind: "remove_set", set_id: "s1" })
    expect(shown(after(bare, warmUp(...last)))).toEqual(["35×8?"])
  })
})

describe("a set that is added", () => {
  it("follows the working set before it rather than last time's, or a drop set", () => {
    expect(
      shown(after(workout(["normal"]), ...type("s1", "60", "8"), addSet(done(70, 5), done(70, 5)))),
    ).toEqual([...["60×8", "60×8?"]])
    const dropped = after(workout(["normal", "drop"]), ...type("s1", "80", "8"), ...type("s2", "60", "10"))
    expect(shown(after(dropped, addSet()))).toEqual(["80×8", "60×10", "80×8?"])
  })

  it("follows the set before it where none is a working set, and is empty where that is", () => {
    const warm = after(workout(["normal", "warmup"]), ...type("s2", "40", "8"))
    expect(shown(after(warm, addSet()))).toEqual(["×", "40×8", "40×8?"])
    expect(shown(after(workout(["normal"]), addSet()))).toEqual(["×", "×"])
    const bare = after(workout(["normal"]), { kind: "remove_set", set_id: "s1" })
    expect(shown(after(bare, addSet()))).toEqual(["×"])
  })

  it("counts for the sides of the set before it, or of the last one of last time", () => {
    const bare = after(workout(["normal"]), { kind: "remove_set", set_id: "s1" })
    const [both, each] = [done(20, 8), done(20, 8, { per_side: true })]
    expect(sides(after(bare, addSet(both, each)))).toEqual([true])
    expect(sides(after(workout(["normal"]), addSet(both, each)))).toEqual([false, false])
  })

  it("doesn't tie to each other the sets before it", () => {
    const typed = after(workout(["normal", "normal"]), ...type("s1", "60"), ...type("s2", "60"), addSet())
    expect(shown(after(typed, ...type("s1", "62")))).toEqual(["62×", "60×", "60×?"])
    expect(shown(after(typed, ...type("s2", "62")))).toEqual(["60×", "62×", "62×?"])
  })
})

describe("a weight that is typed", () => {
  it("goes on only to the later sets of its kind that were offered the same", () => {
    const offered = after(workout(three), offer(done(70, 5)))
    expect(shown(after(offered, ...type("s2", "72.5")))).toEqual(["70×5?", "72.5×5", "72.5×5?"])
    const mixed = [done(10, 8), done(12, 8), done(12, 8), done(10, 8)]
    const rising = after(workout([...three, "normal"]), offer(...mixed), ...type("s2", "14"))
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
    expect(shown(after(workout(three), confirm("s1")))).toEqual(["×", "×", "×"])
  })

  it("is followed by those when its weight is corrected", () => {
    const confirmed = after(workout(three), ...type("s1", "60", "8"), confirm("s1"))
    expect(shown(after(confirmed, ...type("s1", "62.5")))).toEqual(["62.5×8", "62.5×8?", "62.5×8?"])
  })
})
