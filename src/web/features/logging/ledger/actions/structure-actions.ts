import { exerciseStructure } from "./exercise-structure.ts"
import type { LedgerContext, StructureActions } from "./ledger-actions.ts"
import { setStructure } from "./set-structure.ts"
import { warmupStructure } from "./warmup-structure.ts"

/** The actions on what `context` gives. */
export function structureActions(context: LedgerContext): StructureActions {
  return { ...setStructure(context), ...warmupStructure(context), ...exerciseStructure(context) }
}
