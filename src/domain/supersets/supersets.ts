// Supersets: neighbors with the same number in a workout or routine are done alternately. A number that no
// neighbor shares means nothing.

/** An item that can be joined with its neighbors. */
export interface Joinable {
  id: string
  superset?: number | null | undefined
}

/** The list in order, split into supersets (two or more items) and single items. */
export function unitsOf<Item extends Pick<Joinable, "superset">>(items: readonly Item[]): Item[][] {
  const units: Item[][] = []
  for (const item of items) {
    const unit = units.at(-1)
    if (unit?.[0] && isJoined(unit[0], item)) unit.push(item)
    else units.push([item])
  }
  return units
}

/** The number before each item: "1", or "2a" and "2b" in a superset. */
export function placesOf(items: readonly Pick<Joinable, "superset">[]): string[] {
  return unitsOf(items).flatMap((unit, index) =>
    unit.map((_, place) => `${index + 1}${unit.length > 1 ? letterOf(place) : ""}`),
  )
}

/** Each item's superset as it is stored, numbered from 1; null for a single item. */
export function supersetNumbers(items: readonly Pick<Joinable, "superset">[]): (number | null)[] {
  let last = 0
  return unitsOf(items).flatMap((unit) => {
    if (unit.length > 1) last += 1
    return unit.map(() => (unit.length > 1 ? last : null))
  })
}

/** The items of an item's superset, in order; only the item itself if it is single. */
export function unitWith<Item extends Joinable>(items: readonly Item[], id: string): Item[] {
  return unitsOf(items).find((unit) => unit.some((item) => item.id === id)) ?? []
}

/** An item's position in its superset; null for a single item. */
export function partIn<Item extends Joinable>(
  unit: readonly Item[],
  item: Item,
): "first" | "middle" | "last" | null {
  if (unit.length < 2) return null
  if (item === unit[0]) return "first"
  return item === unit.at(-1) ? "last" : "middle"
}

/** Whether two neighbors belong to the same superset. */
export function isJoined(one: Pick<Joinable, "superset">, other: Pick<Joinable, "superset">): boolean {
  return typeof one.superset === "number" && one.superset === other.superset
}

const letterOf = (place: number) => "abcdefghijklmnopqrstuvwxyz".charAt(place % 26)
