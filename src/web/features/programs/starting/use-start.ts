import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { Program } from "#domain/programs/program.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import type { WireFailure } from "#domain/saving/wire-reply.ts"
import { isSame } from "#web/device/device-store.ts"
import { newId } from "#web/device/new-id.ts"
import { endOfRun } from "#web/programs/end-run.ts"
import type { RunRow } from "#web/programs/queries.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import {
  type EventToSend,
  type ProgramToSave,
  sendEvent,
  sendProgram,
  sendStart,
} from "#web/programs/send-program.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** A version of one of the person's programs. */
export interface StoredVersion {
  programId: string
  version: string
}

interface StartOptions {
  userId: string
  program: Program
  /** The program's stored version; null for a library program, which is first saved as the person's own. */
  stored: StoredVersion | null
}

/** A run without the values that are set when it starts. */
export type RunSettings = Omit<ProgramRun, "id" | "version">

/** Saves the program, ends the current one, and starts this one. Pressing Start again after a lost response doesn't repeat anything. */
export function useStart({ userId, program, stored }: StartOptions) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { say } = useMessages()
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRunning = useRef(false)
  const [runId] = useState(newId)
  const progress = useRef(newProgress(stored))

  /** `running` is the run that has to end first. Returns why the program can't start; null once it is running. */
  async function attempt(settings: RunSettings, running: RunRow | null): Promise<string | null> {
    const done = progress.current
    if (done.save && !isSame(done.save.program, program)) Object.assign(done, newProgress(stored))
    if (!done.version) {
      done.save ??= { op_id: newId(), id: newId(), program, days: [], revision: null }
      const saved = await sendProgram(done.save)
      if (saved.kind !== "saved") return sentenceOf(saved)
      done.version = { programId: saved.id, version: saved.version_id }
    }
    if (running && running.id !== runId) {
      done.end = done.end?.run_id === running.id ? done.end : await endOfRun(userId, running.id)
      const ended = await sendEvent(done.end)
      if (ended.kind !== "saved") return sentenceOf(ended)
    }
    const { programId, version } = done.version
    const run = { ...settings, id: runId, version }
    const started = await sendStart({ op_id: opFor(done, run), program_id: programId, run })
    return started.kind === "saved" ? null : sentenceOf(started)
  }

  async function start(settings: RunSettings, running: RunRow | null) {
    if (isRunning.current) return
    isRunning.current = true
    setStarting(true)
    setProblem(undefined)
    const failure = await attempt(settings, running).catch(() => sentences.unreachable)
    // Refetches, so that the page shows how far the start got, and which other run prevented it, if one did.
    await refreshPrograms(client, userId)
    isRunning.current = false
    setStarting(false)
    if (failure !== null) return setProblem(failure)
    say(sentences.started(program.name))
    void navigate(`/programs/${progress.current.version?.programId ?? ""}`)
  }

  return { isStarting, problem, start, runId }
}

/** How far the start has got. The ids stay the same until the start succeeds, so that a retry repeats nothing. */
interface Progress {
  /** The save that was sent. A program that the person changes afterwards (by swapping an exercise) needs a new one. */
  save: ProgramToSave | null
  version: StoredVersion | null
  end: EventToSend | null
  /** The last operation that was sent, with its contents. */
  sent: { op_id: string; run: string }
}

function newProgress(stored: StoredVersion | null): Progress {
  return {
    save: null,
    version: stored,
    end: null,
    sent: { op_id: newId(), run: "" },
  }
}

/** The id of the operation: the same one for the same run, a new one if the run's settings have changed since. */
function opFor(progress: Progress, run: ProgramRun): string {
  const text = JSON.stringify(run)
  if (progress.sent.run !== text) progress.sent = { op_id: newId(), run: text }
  return progress.sent.op_id
}

function sentenceOf(failure: WireFailure): string {
  switch (failure.kind) {
    case "unreachable":
      return navigator.onLine ? sentences.unreachable : sentences.needsNetwork
    case "signed_out":
      return sentences.signedOut
    case "gone":
      return sentences.gone
    case "conflict":
      return failure.reason === "running" ? sentences.otherRuns : sentences.refused(failure.message)
    default:
      return sentences.refused(failure.message)
  }
}
