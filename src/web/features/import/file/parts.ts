import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"

/** Well below what the server takes at once. */
const mostCharacters = 300_000

const emptyPart = (): ImportPart => ({ workouts: [], weights: [], others: {} })

/** Cuts an import into pieces that can be sent one by one, in its order. */
export function partsOf({ workouts, weights, others }: ImportPart): ImportPart[] {
  const parts: ImportPart[] = []
  let [current, size]: [ImportPart, number] = [emptyPart(), 0]
  /** The part that has room for one more row. */
  const partFor = (row: object) => {
    const length = JSON.stringify(row).length
    if (size > 0 && size + length > mostCharacters) {
      parts.push(current)
      current = emptyPart()
      size = 0
    }
    size += length
    return current
  }
  for (const workout of workouts) partFor(workout).workouts.push(workout)
  for (const weight of weights) partFor(weight).weights.push(weight)
  for (const [table, rows] of Object.entries(others))
    for (const row of rows) {
      const lists: Record<string, object[]> = partFor(row).others
      lists[table] = [...(lists[table] ?? []), row]
    }
  return [...parts, current]
}
