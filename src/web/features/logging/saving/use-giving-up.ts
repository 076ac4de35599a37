import { useQueryClient } from "@tanstack/react-query"
import { useLocation, useNavigate } from "react-router"
import type { Draft } from "#domain/workout/draft.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { workoutsChanged } from "#web/backend/training/workouts-changed.ts"
import { currentDay } from "#web/device/current-day.ts"
import { type DraftEnd, flushDrafts, keepDraft, readDraft } from "#web/offline/drafts/draft-store.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

export interface GivingUp {
  userId: string
  draftKey: string
  draft: Draft
  /** Clears what is kept of the draft. */
  forget: (how: DraftEnd) => void
  /** Restarts the screen from the stored draft, or else from the server. */
  onCleared: () => void
}

/** Discards what was entered, with an undo; false if it could not be undone. */
export function useGivingUp({ userId, draftKey, draft, forget, onCleared }: GivingUp) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = useLocation()
  const state: unknown = here.state
  const { say } = useMessages()

  function bringBack(edits: Draft) {
    // What was typed in its place since then is not lost either: it takes the way back in turn.
    flushDrafts()
    const present = readDraft(draftKey)?.draft
    if (keepDraft(draftKey, edits) !== "kept") {
      say(sentences.notBroughtBack, { tone: "error", undo: () => bringBack(edits) })
      return
    }
    onCleared()
    void navigate(here.pathname, { replace: location.pathname === here.pathname, state })
    say(sentences.broughtBack, present && { undo: () => bringBack(present) })
  }

  return (sentence: string): boolean => {
    if (keepDraft(draftKey, draft) !== "kept") {
      say(sentences.noWayBack, { tone: "error" })
      return false
    }
    forget("cleared")
    // The screen began with an older version.
    client.removeQueries({ queryKey: userKey(userId, "logging") })
    // And so may every other one have.
    workoutsChanged(client, userId, currentDay())
    say(sentence, { undo: () => bringBack(draft) })
    return true
  }
}
