import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { Program } from "#domain/programs/program.ts"
import { isUnanswered } from "#domain/saving/wire-reply.ts"
import { newId } from "#web/device/new-id.ts"
import type { DayCommand } from "#web/offline/drafts/program-day-store.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { fetchNewest, sendDay } from "./send-day.ts"
import { failureText, sentences } from "./sentences.ts"
import type { DayEditorProps } from "./use-day-editor.ts"

/** A program with its days changed, and the routines of the days that it already had. */
interface OtherDays {
  program: Program
  days: string[]
}

/** Adds and removes a program's days. Changes are saved at once, and apply from now on. */
export function useDayList({ userId, stored, version, run }: DayEditorProps) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // If the response was lost, the same save is sent again.
  const sent = useRef<{ message: string; command: DayCommand } | null>(null)

  async function commandFor(edit: (now: OtherDays) => OtherDays): Promise<DayCommand | string> {
    const newest = await fetchNewest(client, userId, stored.id)
    if (!newest) return sentences.gone
    if (newest.version !== version) return sentences.changedElsewhere
    return {
      ...edit(newest),
      ...{ op_id: newId(), id: stored.id, revision: newest.revision },
      follow: run && {
        ...{ op_id: newId(), run_id: run.id, id: newId(), after_slot: run.lastSlot, loads: [] },
        made_at: new Date().toISOString(),
      },
    }
  }

  async function attempt(edit: (now: OtherDays) => OtherDays, message: string): Promise<string | null> {
    const before = sent.current?.message === message ? sent.current.command : null
    const command = before ?? (await commandFor(edit))
    if (typeof command === "string") return command
    sent.current = { message, command }
    const outcome = await sendDay(command)
    if (outcome.kind === "saved" || !isUnanswered(outcome.failure)) sent.current = null
    return outcome.kind === "saved" ? null : failureText(outcome.failure, outcome.version !== null)
  }

  /** `message` says what was done. `onDone` is called once the changed program has been fetched. */
  async function change(
    edit: (now: OtherDays) => OtherDays,
    { message, onDone }: { message: string; onDone: () => void },
  ) {
    if (isBusy) return
    setBusy(true)
    const failure = await attempt(edit, message).catch(() => failureText({ kind: "unreachable" }, false))
    await refreshPrograms(client, userId)
    setBusy(false)
    setProblem(failure)
    if (failure !== null) return
    say(message)
    onDone()
  }

  return { isBusy, problem, change }
}
