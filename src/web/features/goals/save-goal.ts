import type { GoalColumns } from "#domain/goals/goal-form.ts"
import type { GoalUnit } from "#domain/goals/goal-metric.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { type RevisedCommand, type RevisedOutcome, revisedOutcome } from "#web/offline/drafts/revised-save.ts"

export type GoalContent = GoalColumns & {
  unit: GoalUnit | null
  /** The start date of a new goal; an edited goal keeps its own. */
  start_date: LocalDay
}

/** Sends a save; times out after 20 seconds. */
export async function sendGoal({
  op_id,
  content,
  base,
}: RevisedCommand<GoalContent>): Promise<RevisedOutcome> {
  const { start_date, ...columns } = content
  const reply = await backend
    .rpc("save_goal", {
      op_id,
      goal: base ? { ...columns, id: base.id } : { ...columns, start_date },
      expected_revision: base?.revision ?? null,
    })
    .abortSignal(responseTimeout())
  return revisedOutcome(reply)
}
