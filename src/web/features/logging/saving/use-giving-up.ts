import { useQueryClient } from "@tanstack/react-query"
import { useLocation, useNavigate } from "react-router"
import type { Draft } from "#domain/workout/draft.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { refreshWorkouts } from "#web/backend/training/refresh-workouts.ts"
import { currentDay } from "#web/device/current-day.ts"
import { type DraftEnd, flushDrafts, keepDraft, readDraft } from "#web/offline/drafts/draft-store.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

export interface GivingUp {
  userId: string
  draftKey: string
  draft: Draft
  /** Clears the stored draft. */
  forget: (how: DraftEnd) => void
  /** Restarts the screen from the stored draft, or from the server if there is none. */
  onCleared: () => void
}

/** Discards the person's version and offers an undo. Does nothing and returns false if an undo wouldn't be possible. */
export function useGivingUp({ userId, draftKey, draft, forget, onCleared }: GivingUp) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = useLocation()
  const state: unknown = here.state
  const { say } = useMessages()

  function bringBack(edits: Draft) {
    // The draft stored now isn't lost, because this undo can itself be undone.
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
    // The cached version of the log is older than the one on the server.
    client.removeQueries({ queryKey: userKey(userId, "logging") })
    // Other screens may show an older version of the log, too.
    refreshWorkouts(client, userId, currentDay())
    say(sentence, { undo: () => bringBack(draft) })
    return true
  }
}
