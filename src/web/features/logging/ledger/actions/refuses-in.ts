import { type DraftEdit, isLocked } from "#domain/workout/edit-draft.ts"
import { sentences } from "../../sentences.ts"
import type { LedgerContext } from "./ledger-actions.ts"

/** Returns a function that checks whether the running timer locks a kind of edit, and shows a message if it does. */
export function refusesIn({ latest, say }: LedgerContext): (kind: DraftEdit["kind"]) => boolean {
  return (kind) => {
    const refused = isLocked(latest.current.draft, kind)
    if (refused) say(sentences.lockedByTimer)
    return refused
  }
}
