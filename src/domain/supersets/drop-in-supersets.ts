import { withoutSuperset, betweenUnits } from "./edit-supersets.ts"
import { type Joinable, unitWith } from "./supersets.ts"

/**
 * Moves a dragged item to the position where it was dropped, counting from 1. If that is outside its superset,
 * it leaves the superset; it never ends up inside another one.
 */
export function droppedAt<Item extends Joinable>(items: readonly Item[], id: string, order: number): Item[] {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  if (!item) return [...items]
  const others = items.toSpliced(from, 1)
  const at = Math.min(Math.max(0, order - 1), others.length)
  const unit = unitWith(items, id).filter((each) => each !== item)
  // -1 for a single item, so that no position counts as inside its superset.
  const first = unit[0] ? others.indexOf(unit[0]) : -1
  if (at >= first && at <= first + unit.length) return others.toSpliced(at, 0, item)
  const left =
    unit.length === 1 ? others.map((each) => (unit.includes(each) ? withoutSuperset(each) : each)) : others
  return left.toSpliced(betweenUnits(left, at, at > from), 0, withoutSuperset(item))
}
