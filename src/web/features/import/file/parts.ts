import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { PreparedImport } from "#domain/import/prepare-import.ts"

/** Well below what the server takes at once. */
const mostCharacters = 300_000

/** Cuts an import into pieces that can be sent one by one, in its order. */
export function partsOf({ workouts, weights }: Pick<PreparedImport, "workouts" | "weights">): ImportPart[] {
  const parts: ImportPart[] = []
  let [current, size]: [ImportPart, number] = [{ workouts: [], weights: [] }, 0]
  /** The part that has room for one more row. */
  const partFor = (row: object) => {
    const length = JSON.stringify(row).length
    if (size > 0 && size + length > mostCharacters) {
      parts.push(current)
      current = { workouts: [], weights: [] }
      size = 0
    }
    size += length
    return current
  }
  for (const workout of workouts) partFor(workout).workouts.push(workout)
  for (const weight of weights) partFor(weight).weights.push(weight)
  return [...parts, current]
}
