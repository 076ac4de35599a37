import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { PreparedImport } from "#domain/import/prepare-import.ts"

/** Well below what the server takes at once. */
const mostCharacters = 300_000

/** Cuts an import into pieces that can be sent one by one, in its order. */
export function partsOf({ workouts, weights }: Pick<PreparedImport, "workouts" | "weights">): ImportPart[] {
  const parts: ImportPart[] = []
  let [current, size]: [ImportPart, number] = [{ workouts: [], weights: [] }, 0]
  const close = () => {
    parts.push(current)
    current = { workouts: [], weights: [] }
    size = 0
  }
  for (const workout of workouts) {
    const length = JSON.stringify(workout).length
    if (size > 0 && size + length > mostCharacters) close()
    current.workouts.push(workout)
    size += length
  }
  for (const weight of weights) {
    const length = JSON.stringify(weight).length
    if (size > 0 && size + length > mostCharacters) close()
    current.weights.push(weight)
    size += length
  }
  if (size > 0 || parts.length === 0) close()
  return parts
}
