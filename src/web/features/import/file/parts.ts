import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"

/** The maximum number of characters in one part of an import. It is well below the server's limit for a request. */
const mostCharacters = 300_000

const emptyPart = (): ImportPart => ({ workouts: [], weights: [], others: {} })

/** Splits an import into parts that can be sent one by one, in order. */
export function partsOf({ workouts, weights, others }: ImportPart): ImportPart[] {
  const parts: ImportPart[] = []
  let [current, size]: [ImportPart, number] = [emptyPart(), 0]
  /** The last part of the import, or a new part if the last one is full. */
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
