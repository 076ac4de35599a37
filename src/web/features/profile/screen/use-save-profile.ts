import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import * as z from "zod/mini"
import type { ProfileColumns } from "#domain/profile/profile-form.ts"
import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { currentDay } from "#web/device/current-day.ts"
import { readReply, type WireReply } from "#domain/saving/wire-reply.ts"
import { type RevisedCommand, type RevisedOutcome } from "#web/offline/drafts/revised-save.ts"
import { useRevisedSave } from "#web/offline/drafts/use-revised-save.ts"
import { failureOf, profileKey, profileQuery } from "../queries.ts"
import { weightsKey } from "#web/weighing/queries.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

type Columns = Partial<ProfileColumns>

/**
 * Saves the form, with a log entry for the weight in the same transaction. If the weight can't be logged, the profile is saved without an
 * entry. `save` returns the success message, or null if it failed; `problem` then has the reason.
 */
export function useSaveProfile(userId: string, email: string) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const saving = useRevisedSave<Columns>(null, { send: (command) => sendProfile(userId, command) })

  async function send(columns: Columns): Promise<string | null> {
    const outcome = await saving.save(columns)
    if (outcome === null) return null
    if (outcome.kind === "saved") return sentences.updated
    const isUnlogged = outcome.kind === "refused" && outcome.step === "insert_weight"
    const failure = isUnlogged ? await saveUnlogged(userId, columns) : sentenceOf(outcome)
    if (failure === null) return sentences.failedWeight
    setProblem(failure)
    return null
  }

  async function save(columns: Columns): Promise<string | null> {
    setProblem(undefined)
    const success = await send(columns)
    if (success !== null) {
      // The form stays open in most sections. It must not show the old values until the new ones have been fetched.
      client.setQueryData(profileQuery(userId, email).queryKey, (known) => known && { ...known, ...columns })
      void client.invalidateQueries({ queryKey: profileKey(userId) })
      void client.invalidateQueries({ queryKey: weightsKey(userId) })
    }
    return success
  }

  return { busy: saving.isSaving, problem, setProblem, save }
}

/** Saves only the columns, without a log entry; returns the error message, or null. */
async function saveUnlogged(userId: string, columns: Columns): Promise<string | null> {
  const { error, status } = await backend
    .from("profiles")
    .update(columns)
    .eq("id", userId)
    .select("id")
    .abortSignal(responseTimeout())
    .single()
  return error && failureOf(error, status)
}

/** Profiles have no revisions, so changed columns overwrite the stored ones. */
async function sendProfile(
  userId: string,
  { op_id, content: profile }: RevisedCommand<Columns>,
): Promise<RevisedOutcome> {
  const reply = await backend
    .rpc("save_profile", { op_id, profile, weight_date: currentDay() })
    .abortSignal(responseTimeout())
  const outcome = readReply(reply, z.object({}))
  if (outcome.kind === "saved") return { kind: "saved", id: userId, revision: 0 }
  if (outcome.kind === "unreachable") return { kind: "unreachable", message: wordsOf(reply) }
  return outcome.kind === "conflict" ? { ...outcome, kind: "refused", code: null } : outcome
}

// Excludes a proxy's error page, which can't be shown as a message.
const oneLine = /^[^<\n]{1,300}$/

/** The server's message for a failed save; empty if the server didn't respond, or responded with an HTML page. */
function wordsOf({ status, error }: WireReply): string {
  const message = status > 0 && error ? error.message : ""
  return oneLine.test(message) ? message : ""
}

/** The server's own message if it responded, otherwise ours. */
function sentenceOf(failure: Exclude<RevisedOutcome, { kind: "saved" }>): string {
  if (failure.kind === "signed_out") return ofProfile.notLoggedIn
  return ("message" in failure && failure.message) || ofProfile.unexpected
}
