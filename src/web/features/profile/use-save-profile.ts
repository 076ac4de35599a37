import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import * as z from "zod/mini"
import type { ProfileColumns } from "#domain/profile/profile-form.ts"
import { backend } from "#web/backend/client.ts"
import { patience } from "#web/backend/patience.ts"
import { currentDay } from "#web/device/current-day.ts"
import { readReply } from "#domain/saving/wire-reply.ts"
import { type RevisedCommand, type RevisedOutcome } from "#web/offline/drafts/revised-save.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { profileKey } from "./queries.ts"
import { weightsKey } from "#web/weighing/queries.ts"
import { sentences } from "./sentences.ts"

type Columns = Partial<ProfileColumns>

/**
 * Saves the form, with the weight's log entry in the same transaction. If only the weight can't be logged, the rest is saved
 * without it. Returns whether everything is saved.
 */
export function useSaveProfile(userId: string) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const saving = useRevisedSave<Columns>(null, { send: (command) => sendProfile(userId, command) })

  async function saveWithoutWeight(columns: Columns) {
    const { weight: _, weight_unit: __, ...rest } = columns
    const outcome = await saving.save(rest)
    if (outcome) setProblem(outcome.kind === "saved" ? sentences.failedWeight : sentenceOf(outcome))
  }

  async function save(columns: Columns): Promise<boolean> {
    setProblem(undefined)
    const outcome = await saving.save(columns)
    if (outcome === null) return false
    if (outcome.kind === "refused" && outcome.step === "insert_weight") await saveWithoutWeight(columns)
    else if (outcome.kind !== "saved") setProblem(sentenceOf(outcome))
    if (outcome.kind !== "saved") return false
    void client.invalidateQueries({ queryKey: profileKey(userId) })
    void client.invalidateQueries({ queryKey: weightsKey(userId) })
    return true
  }

  return { busy: saving.isSaving, problem, setProblem, save }
}

/** Profiles have no revisions: changed columns overwrite. */
async function sendProfile(
  userId: string,
  { op_id, content: profile }: RevisedCommand<Columns>,
): Promise<RevisedOutcome> {
  const reply = await backend
    .rpc("save_profile", { op_id, profile, weight_date: currentDay() })
    .abortSignal(patience())
  const outcome = readReply(reply, z.object({}))
  if (outcome.kind === "saved") return { kind: "saved", id: userId, revision: 0 }
  return outcome.kind === "conflict" ? { ...outcome, kind: "refused", code: null } : outcome
}

/** The server's own words, if it responded. */
function sentenceOf(failure: Exclude<RevisedOutcome, { kind: "saved" }>): string {
  if (failure.kind === "signed_out") return sentences.notLoggedIn
  return "message" in failure && failure.message !== "" ? failure.message : sentences.unexpected
}
