import type { LineDraft } from "#domain/programs/editing/day-draft.ts"
import { sessionsIn } from "#domain/programs/editing/edit-sets.ts"
import type { ShownLine } from "#domain/programs/prescription.ts"
import type { RuleName } from "#domain/programs/rule.ts"

// Rules that choose the sets themselves.
const withOwnSets: readonly RuleName[] = ["ladder", "volume", "intervals", "distance"]

/** The load of each set in an exercise's first session of a week, by set id. Empty if the rule chooses the sets. */
export function shownBySet(
  line: LineDraft,
  shown: ShownLine | null,
  week: number,
): ReadonlyMap<string, number | null> {
  const loads = new Map<string, number | null>()
  if (shown === null || withOwnSets.includes(line.rule.name)) return loads
  let first = 0
  for (const { id, count } of sessionsIn(line, week)[0] ?? []) {
    loads.set(id, shown.sets[first]?.load ?? null)
    first += Number(count)
  }
  return loads
}
