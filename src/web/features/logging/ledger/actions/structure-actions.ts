import { exerciseStructure } from "./exercise-structure.ts"
import type { LedgerContext, StructureActions } from "./ledger-actions.ts"
import { setStructure } from "./set-structure.ts"
import { warmupStructure } from "./warmup-structure.ts"

/** The actions that change the order or number of sets and exercises. */
export function structureActions(context: LedgerContext): StructureActions {
  return { ...setStructure(context), ...warmupStructure(context), ...exerciseStructure(context) }
}
