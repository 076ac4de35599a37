import { allSets, type Draft } from "./draft.ts"

/** The current set: the one the person chose, if it still exists, or else the first that isn't done. */
export function currentSetId(draft: Draft, chosen: string | null): string | null {
  const sets = allSets(draft)
  if (sets.some((set) => set.id === chosen)) return chosen
  return sets.find((set) => !set.is_done)?.id ?? null
}

/** The next set after one: the first open set below it, or else the first open one of all. */
export function nextOpenSetId(draft: Draft, after: string): string | null {
  const sets = allSets(draft)
  const from = sets.findIndex((set) => set.id === after) + 1
  const open = [...sets.slice(from), ...sets.slice(0, from)].find((set) => !set.is_done && set.id !== after)
  return open?.id ?? null
}
