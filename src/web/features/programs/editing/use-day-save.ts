import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { CarriedLoad } from "#domain/programs/editing/carried-loads.ts"
import { draftOfDay } from "#domain/programs/editing/day-draft.ts"
import { programWithDay } from "#domain/programs/editing/edited-day.ts"
import type { ProgramDay } from "#domain/programs/program.ts"
import { isUnanswered } from "#domain/saving/wire-reply.ts"
import { isSame } from "#web/device/device-store.ts"
import { newId } from "#web/device/new-id.ts"
import type { DayCommand } from "#web/offline/drafts/program-day-store.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { failureText, sentences } from "./sentences.ts"
import { type DayOutcome, fetchNewest, type NewestProgram, sendDay } from "./send-day.ts"
import type { KeptDraft } from "./use-day-draft.ts"

/** Why a day wasn't saved. A conflict includes the program as another device saved it. */
export type DaySaveProblem = { kind: "failed"; text: string } | { kind: "conflict"; newest: NewestProgram }

interface DaySaveOptions {
  userId: string
  programId: string
  /** The day's routine. */
  routineId: string
  kept: KeptDraft
  /** The run to change to the new version, and its last slot; null if the program isn't running. */
  run: { id: string; lastSlot: number } | null
}

/** Saves an edited day, which applies from now on. Pressing the button again, or a lost response, doesn't save it twice. */
export function useDaySave({ userId, programId, routineId, kept, run }: DaySaveOptions) {
  const client = useQueryClient()
  const { say } = useMessages()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<DaySaveProblem | null>(null)
  const isRunning = useRef(false)

  const dayIn = ({ program, days }: NewestProgram) => {
    const place = days.indexOf(routineId)
    const day = program.days[place]
    return day && { place, day }
  }

  /** Sends a save, and remembers it until its outcome is known. */
  async function send(command: DayCommand): Promise<DayOutcome> {
    kept.remember(command)
    const outcome = await sendDay(command)
    if (outcome.kind === "failed" && !isUnanswered(outcome.failure)) kept.remember(null)
    return outcome
  }

  function commandFor(
    newest: NewestProgram,
    place: number,
    { day, loads }: { day: ProgramDay; loads: readonly CarriedLoad[] },
  ): DayCommand {
    const now = Date.now()
    return {
      ...{ op_id: newId(), id: programId, days: newest.days, revision: newest.revision },
      program: programWithDay(newest.program, place, day),
      follow: run && {
        ...{ op_id: newId(), run_id: run.id, id: newId(), after_slot: run.lastSlot },
        made_at: new Date(now).toISOString(),
        // Loads are set only after the run has changed to the new version, which has the lifts that they belong to.
        loads: loads.map((body, index) => ({
          ...{ op_id: newId(), id: newId(), body },
          made_at: new Date(now + index + 1).toISOString(),
        })),
      },
    }
  }

  async function attempt(
    day: ProgramDay,
    { loads, version }: { loads: readonly CarriedLoad[]; version: string },
  ): Promise<DaySaveProblem | null> {
    let from = version
    const before = kept.unanswered
    const earlier = before && (await send(before))
    if (earlier?.kind === "failed" && isUnanswered(earlier.failure)) return problemOf(earlier)
    if (before && earlier && earlier.version !== null) {
      if (isSame(before.program.days[before.days.indexOf(routineId)] ?? null, day)) return null
      from = earlier.version
    }
    const newest = await fetchNewest(client, userId, programId)
    const found = newest && dayIn(newest)
    if (!newest || !found) return { kind: "failed", text: sentences.gone }
    if (newest.version !== from) return { kind: "conflict", newest }
    const outcome = await send(commandFor(newest, found.place, { day, loads }))
    if (outcome.kind === "saved") return null
    // The program is saved, but its run wasn't changed. The next save replaces this version.
    if (outcome.version !== null) kept.continueFrom({ version: outcome.version, day }, kept.draft)
    return problemOf(outcome)
  }

  /**
   * Resolves with whether the day was saved. `loads` are the loads of lifts that are new to the day; `version` is the version that it may replace.
   */
  async function save(
    day: ProgramDay,
    { loads, version = kept.version }: { loads: readonly CarriedLoad[]; version?: string | undefined },
  ): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setSaving(true)
    setProblem(null)
    const failed = await attempt(day, { loads, version }).catch((): DaySaveProblem => ({
      kind: "failed",
      text: failureText({ kind: "unreachable" }, false),
    }))
    isRunning.current = false
    setSaving(false)
    setProblem(failed)
    if (failed !== null) return false
    kept.forget()
    await refreshPrograms(client, userId)
    return true
  }

  /** Shows the day as the other device saved it. The person's own changes can be brought back. */
  function loadTheirs(newest: NewestProgram) {
    const found = dayIn(newest)
    if (!found) return setProblem({ kind: "failed", text: sentences.gone })
    const mine = kept.draft
    const next = { version: newest.version, day: found.day }
    kept.continueFrom(next, draftOfDay(found.day))
    setProblem(null)
    say(sentences.theirsLoaded, { undo: () => kept.setDraft(mine) })
  }

  return { isSaving, problem, save, loadTheirs }
}

function problemOf({ failure, version }: Extract<DayOutcome, { kind: "failed" }>): DaySaveProblem {
  return { kind: "failed", text: failureText(failure, version !== null) }
}
