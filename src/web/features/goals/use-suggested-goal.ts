import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type GoalForm, goalFormOf } from "#domain/goals/goal-form.ts"
import { valueInSystem } from "#domain/goals/goal-metric.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { goalsKey } from "#web/backend/training/settle-goals.ts"
import type { SuggestedGoal } from "#web/coach/suggestion/goal-suggestion.tsx"
import { currentDay } from "#web/device/current-day.ts"
import { keepText } from "#web/device/device-store.ts"
import { newId } from "#web/device/new-id.ts"
import { goalDraftKey, readGoalDraft } from "#web/offline/drafts/form-draft-store.ts"
import type { RevisedCommand } from "#web/offline/drafts/revised-save.ts"
import { UnansweredSaves } from "#web/offline/drafts/unanswered-saves.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { type GoalContent, sendGoal } from "./save-goal.ts"
import { formSentences as sentences, sentenceOf } from "./form-sentences.ts"

/** Adds a suggested goal unchanged, or opens it in the form first. */
export function useSuggestedGoal(userId: string, system: UnitSystem, open: (form: GoalForm) => void) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const { say } = useMessages()
  const [saves] = useState(() => new UnansweredSaves<RevisedCommand<GoalContent>>())

  /** Returns the error message, or null. */
  async function add(goal: SuggestedGoal): Promise<string | null> {
    const content = { ...goal, start_date: currentDay() }
    const command = () => ({ op_id: newId(), content, base: null })
    const { outcome } = await saves.send(JSON.stringify(content), command, sendGoal)
    if (outcome.kind !== "saved") return sentenceOf(outcome)
    say(sentences.saved)
    await client.invalidateQueries({ queryKey: goalsKey(userId) })
    return null
  }

  async function edit(goal: SuggestedGoal) {
    const key = goalDraftKey(userId, null)
    const hasDraft = readGoalDraft(key) !== null
    if (hasDraft && !(await confirm({ question: sentences.replaceDraft, action: sentences.replace }))) return
    if (hasDraft) keepText(key, null)
    open(goalFormOf({ ...goal, target_value: valueInSystem(goal.target_value, goal, system) }))
  }

  return { add, edit: (goal: SuggestedGoal) => void edit(goal) }
}
