import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { RoutineContent } from "#domain/routines/routine-draft.ts"
import { newId } from "#web/device/new-id.ts"
import type { RevisedCommand, SavedBase } from "#web/offline/drafts/revised-save.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { routinesKey } from "./queries.ts"
import { sendRoutine } from "#web/repeating/save-routine.ts"
import { sentenceOf } from "#web/repeating/save-failure-sentences.ts"
import { sentences } from "./sentences.ts"

/** Saves a suggested routine, either as a new one or over an existing one (`base`). Returns the error message, or null. */
export function useSuggestedRoutine(userId: string) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [saves] = useState(() => new UnansweredSaves<RevisedCommand<RoutineContent>>())

  return async (content: RoutineContent, base: SavedBase | null): Promise<string | null> => {
    const command = () => ({ op_id: newId(), content, base })
    const { outcome } = await saves.send(JSON.stringify({ content, base }), command, sendRoutine)
    if (outcome.kind !== "saved") return sentenceOf(outcome, base !== null)
    say(base ? sentences.updated : sentences.generated(content.routine.name))
    // Not awaited, so that the plan is cleared without delay. If the page were reloaded before that, the plan would be restored and could be saved
    // twice.
    void client.invalidateQueries({ queryKey: routinesKey(userId) })
    return null
  }
}
