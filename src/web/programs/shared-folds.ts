import { foldWithMemory } from "#domain/programs/fold-run.ts"
import { type Plan, planOf, type PlanOptions } from "#domain/programs/plan.ts"
import type { StoredVersion } from "./history-queries.ts"

// What one screen works out about a run is shared, so that the next screen continues from it. Everything is keyed by a version in the query cache
// and disappears with it, for example when the person signs out.

const plans = new WeakMap<StoredVersion, { options: PlanOptions; plan: Plan }>()
const folds = new WeakMap<StoredVersion, ReturnType<typeof foldWithMemory>>()

/** A version's plan; null if the version can't be read. The same plan as before if neither the version nor the options have changed. */
export function sharedPlan(version: StoredVersion, options: PlanOptions): Plan | null {
  const known = plans.get(version)
  if (known?.options === options) return known.plan
  if (!version.program) return null
  const plan = planOf(version.id, version.program, options)
  plans.set(version, { options, plan })
  return plan
}

/** The function that works out a run that started with this version. It remembers its last result for all screens. */
export function sharedFold(version: StoredVersion): ReturnType<typeof foldWithMemory> {
  const fold = folds.get(version) ?? foldWithMemory()
  folds.set(version, fold)
  return fold
}
