import { describe, expect, it } from "vitest"
import { droppedAt } from "./drop-in-supersets.ts"
import { joinToNext, movedBy, putBack, separate } from "./edit-supersets.ts"
import { type Joinable, partIn, placesOf, supersetNumbers, unitsOf, unitWith } from "./supersets.ts"

/** Parses items such as "a b1 c1". The digit after a letter, if there is one, is the item's superset. */
const list = (text: string): Joinable[] =>
  text.split(" ").map((word) => ({ id: word.charAt(0), superset: word.length > 1 ? Number(word[1]) : null }))
/** The items as they are stored, written as "a b1 c1". */
const stored = (items: readonly Joinable[]) =>
  items.map(({ id, superset }) => id + (superset ?? "")).join(" ")

describe("an item that is dropped", () => {
  it.each([
    ["a1 b1 c", "a", 2, "b1 a1 c"],
    ["x a1 b1 c1", "c", 2, "x c1 a1 b1"],
    ["x a1 b1 c1 y", "a", 4, "x b1 c1 a1 y"],
  ])("stays in its superset from its first place to its last: %s, %s to %i", (from, id, order, to) => {
    expect(stored(droppedAt(list(from), id, order))).toBe(to)
  })

  it.each([
    ["x a1 b1", "a", 1, "a x b"],
    ["x a1 b1 y z", "a", 5, "x b y z a"],
    ["x a1 b1 c1", "b", 1, "b x a1 c1"],
    ["a1 b1 c1 x y", "a", 5, "b1 c1 x y a"],
  ])(
    "leaves its superset anywhere else, and dissolves a superset of two: %s, %s to %i",
    (from, id, order, to) => {
      expect(stored(droppedAt(list(from), id, order))).toBe(to)
    },
  )

  it.each([
    ["a b1 c1", 2, "b1 c1 a"],
    ["b1 c1 a", 2, "a b1 c1"],
    ["b1 c1 d a", 3, "b1 c1 a d"],
    ["b1 c1 d e1 f1 a", 4, "b1 c1 d a e1 f1"],
    ["b c a", 0, "a b c"],
    ["a b c", 9, "b c a"],
  ])("goes past another superset in its direction: %s to %i", (from, order, to) => {
    expect(stored(droppedAt(list(from), "a", order))).toBe(to)
  })

  it("stays single if it was single; an unknown item changes nothing", () => {
    const items = list("a b1 c1")
    expect(droppedAt(items, "a", 3)[2]).toBe(items[0])
    expect(droppedAt(items, "z", 1)).toEqual(items)
  })
})

describe("changed supersets", () => {
  it("get an unused number", () => {
    expect(stored(joinToNext(list("a b c3 d3"), "a"))).toBe("a4 b4 c3 d3")
    expect(stored(joinToNext(list("a b c"), "b"))).toBe("a b1 c1")
  })

  it("lose only the item that is taken out, wherever it was", () => {
    expect(stored(separate(list("a1 b1 c1 d2 e2"), "b"))).toBe("a1 c1 b d2 e2")
    expect(stored(separate(list("a1 b1 c2 d2"), "d"))).toBe("a1 b1 c d")
    expect(stored(separate(list("a b1 c1"), "a"))).toBe("a b1 c1")
  })

  it("stay as they are if the item isn't in them, or has nowhere to go", () => {
    const items = list("a1 b1 c")
    for (const same of [
      joinToNext(items, "z"),
      joinToNext(items, "c"),
      separate(items, "z"),
      movedBy(items, "z", 1),
    ])
      expect(same).toEqual(items)
    expect(movedBy(items, "a", -1)).toEqual(items)
    expect(movedBy(items, "c", 1)).toEqual(items)
  })

  it("move as a whole, whether up or down", () => {
    expect(stored(movedBy(list("a b1 c1 d2 e2"), "b", 1))).toBe("a c1 b1 d2 e2")
    expect(stored(movedBy(list("a b1 c1 d2 e2"), "c", 1))).toBe("a d2 e2 b1 c1")
    expect(stored(movedBy(list("a b1 c1 d2 e2"), "d", -1))).toBe("a d2 e2 b1 c1")
  })
})

describe("an item that is put back", () => {
  it.each([
    ["b1 c1 d", "a", 2, "b1 c1 a d"],
    ["b c", "a", 9, "b c a"],
    ["b c", "a", 0, "a b c"],
    ["x b1 c1 y", "a1", 1, "x a1 b1 c1 y"],
    ["x b1 c1 y", "a1", 3, "x b1 a1 c1 y"],
    ["x b1 c1 y", "a1", 5, "x b1 c1 a1 y"],
  ])("is near its old place, in its superset: %s with %s at %i", (from, item, order, to) => {
    const [back] = list(item)
    expect(back && stored(putBack(list(from), back, order))).toBe(to)
  })
})

describe("a superset on screen", () => {
  it("has its own number", () => {
    const items = list("a b5 c5 d2 e2 f")
    expect(supersetNumbers(items)).toEqual([null, 1, 1, 2, 2, null])
    expect(placesOf(items)).toEqual(["1", "2a", "2b", "3a", "3b", "4"])
  })

  it("shows an item's place in it", () => {
    const partsOf = (text: string) =>
      unitsOf(list(text)).flatMap((unit) => unit.map((item) => partIn(unit, item)))
    expect(partsOf("a b1 c1 d2 e2 f2 g2")).toEqual([
      ...[null, "first", "last"],
      ...["first", "middle", "middle", "last"],
    ])
  })

  it("includes all its items, and none for an unknown item", () => {
    expect(stored(unitWith(list("a b1 c1 d"), "c"))).toBe("b1 c1")
    expect(unitWith(list("a b1 c1 d"), "z")).toEqual([])
  })
})
