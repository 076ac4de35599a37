import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { droppedAt } from "./drop-in-supersets.ts"
import { joinToNext, movedBy, putBack, separate } from "./edit-supersets.ts"
import { type Joinable, placesOf, supersetNumbers, unitsOf } from "./supersets.ts"

const list = (...items: [id: string, superset: number | null][]): Joinable[] =>
  items.map(([id, superset]) => ({ id, superset }))
const idsOf = (items: readonly Joinable[]) => items.map(({ id }) => id)
/** The items as text, with joined ones linked by a plus: "a b+c d". */
const written = (items: readonly Joinable[]) =>
  unitsOf(items)
    .map((unit) => idsOf(unit).join("+"))
    .join(" ")

const ids = ["a", "b", "c", "d", "e", "f"]
type Edit = (items: readonly Joinable[]) => Joinable[]
const anyId = fc.constantFrom(...ids)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  anyId.map(
    (id): Edit =>
      (items) =>
        joinToNext(items, id),
  ),
  anyId.map(
    (id): Edit =>
      (items) =>
        separate(items, id),
  ),
  fc.tuple(anyId, fc.constantFrom<(1 | -1)[]>(1, -1)).map(
    ([id, by]): Edit =>
      (items) =>
        movedBy(items, id, by),
  ),
  fc.tuple(anyId, fc.integer({ min: -1, max: 8 })).map(
    ([id, order]): Edit =>
      (items) =>
        droppedAt(items, id, order),
  ),
)
const anyList = fc.array(anyEdit, { maxLength: 12 }).map((edits) =>
  edits.reduce<Joinable[]>(
    (items, edit) => edit(items),
    ids.map((id) => ({ id })),
  ),
)

const membersOf = (items: readonly Joinable[], id: string) =>
  unitsOf(items)
    .find((unit) => unit.some((item) => item.id === id))
    ?.map((item) => item.id)
    .toSorted()

describe("supersets", () => {
  it("are neighbors with the same number; a number without a neighbor means nothing", () => {
    const items = list(["a", 4], ["b", 7], ["c", 7], ["d", null], ["e", 7])
    expect(written(items)).toBe("a b+c d e")
    expect(placesOf(items)).toEqual(["1", "2a", "2b", "3", "4"])
    expect(supersetNumbers(items)).toEqual([null, 1, 1, null, null])
  })

  it("grow by the next item, and two supersets become one", () => {
    const items = list(["a", null], ["b", null], ["c", 1], ["d", 1])
    expect(written(joinToNext(items, "a"))).toBe("a+b c+d")
    expect(written(joinToNext(items, "b"))).toBe("a b+c+d")
    expect(written(joinToNext(joinToNext(items, "a"), "b"))).toBe("a+b+c+d")
    expect(written(joinToNext(items, "d"))).toBe("a b c+d")
  })

  it("are left by moving an item after them; a superset of two is dissolved", () => {
    expect(written(separate(list(["a", 1], ["b", 1], ["c", 1], ["d", null]), "a"))).toBe("b+c a d")
    expect(written(separate(list(["a", 1], ["b", 1]), "a"))).toBe("a b")
  })

  it("move as a whole past their neighbor", () => {
    const items = list(["a", null], ["b", 1], ["c", 1], ["d", null])
    expect(written(movedBy(items, "b", -1))).toBe("b+c a d")
    expect(written(movedBy(items, "b", 1))).toBe("a c+b d")
    expect(written(movedBy(items, "c", 1))).toBe("a d b+c")
    expect(written(movedBy(items, "a", 1))).toBe("b+c a d")
  })

  it("can be left by dropping an exercise elsewhere, but never joined that way", () => {
    const items = list(["a", null], ["b", 1], ["c", 1], ["d", 2], ["e", 2])
    expect(written(droppedAt(items, "b", 1))).toBe("b a c d+e")
    expect(written(droppedAt(items, "b", 3))).toBe("a c+b d+e")
    expect(written(droppedAt(items, "a", 2))).toBe("b+c a d+e")
    expect(written(droppedAt(items, "b", 4))).toBe("a c d+e b")
  })

  it("keep every exercise once, whatever is done", () => {
    fc.assert(
      fc.property(anyList, (items) => {
        expect(idsOf(items).toSorted()).toEqual(ids)
      }),
    )
  })

  it("can be moved without any exercise leaving or joining", () => {
    fc.assert(
      fc.property(anyList, anyId, fc.constantFrom<(1 | -1)[]>(1, -1), (items, id, by) => {
        const moved = movedBy(items, id, by)
        for (const each of ids) expect(membersOf(moved, each)).toEqual(membersOf(items, each))
      }),
    )
  })

  it("are unchanged after a removed exercise is put back", () => {
    fc.assert(
      fc.property(anyList, anyId, (items, id) => {
        const at = items.findIndex((item) => item.id === id)
        const item = items[at]
        if (!item) return
        expect(written(putBack(items.toSpliced(at, 1), item, at + 1))).toBe(written(items))
      }),
    )
  })

  it("are never split by an item put back after other changes", () => {
    fc.assert(
      fc.property(anyList, anyId, fc.array(anyEdit, { maxLength: 6 }), (items, id, edits) => {
        const at = items.findIndex((item) => item.id === id)
        const item = items[at]
        if (!item) return
        const changed = edits.reduce<Joinable[]>((list, edit) => edit(list), items.toSpliced(at, 1))
        const after = putBack(changed, item, at + 1)
        for (const each of ids.filter((other) => other !== id))
          expect(membersOf(after, each)).toEqual(expect.arrayContaining(membersOf(changed, each) ?? []))
      }),
    )
  })
})
