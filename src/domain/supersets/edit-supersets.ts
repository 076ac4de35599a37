import { isJoined, type Joinable, unitsOf } from "./supersets.ts"

/** Joins an item, with its superset, to the next item and its superset. */
export function joinToNext<Item extends Joinable>(items: readonly Item[], id: string): Item[] {
  const units = unitsOf(items)
  const at = units.findIndex((unit) => unit.some((item) => item.id === id))
  const [unit, next] = [units[at], units[at + 1]]
  if (!unit || !next) return [...items]
  const free = Math.max(0, ...items.map(({ superset }) => superset ?? 0)) + 1
  const both = [...unit, ...next].map((item) => ({ ...item, superset: free }))
  return units.toSpliced(at, 2, both).flat()
}

/** Takes an item out of its superset and puts it right after the superset. A superset of two is dissolved. */
export function separate<Item extends Joinable>(items: readonly Item[], id: string): Item[] {
  return unitsOf(items).flatMap((unit) => {
    const item = unit.find((each) => each.id === id)
    if (!item) return unit
    if (unit.length <= 2) return unit.map(withoutSuperset)
    return [...unit.filter((each) => each !== item), withoutSuperset(item)]
  })
}

/** Moves an item by one position: within its superset, or else the whole superset past its neighbor. */
export function movedBy<Item extends Joinable>(items: readonly Item[], id: string, by: -1 | 1): Item[] {
  const units = unitsOf(items)
  const at = units.findIndex((unit) => unit.some((item) => item.id === id))
  const unit = units[at]
  if (!unit) return [...items]
  const place = unit.findIndex((item) => item.id === id)
  if (unit[place + by]) return units.with(at, swapNeighbours(unit, place, by)).flat()
  return units[at + by] ? swapNeighbours(units, at, by).flat() : [...items]
}

/** Puts an item back near its old position (counting from 1). It rejoins its own superset if that still exists, and never joins another. */
export function putBack<Item extends Joinable>(items: readonly Item[], item: Item, order: number): Item[] {
  const at = Math.min(Math.max(0, order - 1), items.length)
  const first = items.findIndex((each) => isJoined(each, item))
  if (first < 0) return items.toSpliced(betweenUnits(items, at, true), 0, item)
  const last = items.findLastIndex((each) => isJoined(each, item))
  return items.toSpliced(Math.min(Math.max(at, first), last + 1), 0, item)
}

/** The item without its superset number. */
export function withoutSuperset<Item extends Joinable>(item: Item): Item {
  return typeof item.superset === "number" ? { ...item, superset: null } : item
}

/** The items with the one at `at` and its neighbor in direction `by` swapped. */
function swapNeighbours<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const first = Math.min(at, at + by)
  return items.toSpliced(first, 2, ...items.slice(first, first + 2).toReversed())
}

/** The index `at` or, if that is inside a superset, the index of the superset's end or start. */
export function betweenUnits(items: readonly Joinable[], at: number, isAfter: boolean): number {
  let start = 0
  for (const unit of unitsOf(items)) {
    const end = start + unit.length
    if (at > start && at < end) return isAfter ? end : start
    start = end
  }
  return at
}
