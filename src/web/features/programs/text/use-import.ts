import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { Program } from "#domain/programs/program.ts"
import type { WireFailure } from "#domain/saving/wire-reply.ts"
import { writeList } from "#domain/text/formats.ts"
import { newId } from "#web/device/new-id.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { type ProgramToSave, sendProgram } from "#web/programs/send-program.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"

/** Imports programs as the person's own, one by one. Pressing Import again after a lost response doesn't import any twice. */
export function useImport(userId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { say } = useMessages()
  const [isImporting, setImporting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isRunning = useRef(false)
  const saves = useRef(new Map<string, ProgramToSave>())

  /** The save of the program at an index in the text. As long as the program is unchanged, so is its save, which can then be sent again safely. */
  function saveOf(program: Program, place: number): ProgramToSave {
    const text = `${place} ${JSON.stringify(program)}`
    const save = saves.current.get(text) ?? {
      ...{ op_id: newId(), id: newId(), program, days: [], revision: null },
    }
    saves.current.set(text, save)
    return save
  }

  /** Returns why a program wasn't imported; null once all of them are. */
  async function sendAll([first, ...rest]: readonly Program[], place = 0): Promise<string | null> {
    if (!first) return null
    const outcome = await sendProgram(saveOf(first, place))
    return outcome.kind === "saved" ? sendAll(rest, place + 1) : sentenceOf(outcome)
  }

  async function importAll(programs: readonly Program[]) {
    if (isRunning.current) return
    isRunning.current = true
    setImporting(true)
    setProblem(undefined)
    const failure = await sendAll(programs).catch(() => sentences.unreachable)
    await refreshPrograms(client, userId)
    isRunning.current = false
    setImporting(false)
    if (failure !== null) return setProblem(failure)
    say(sentences.imported(writeList(programs.map(({ name }) => name))))
    const [only, ...others] = programs
    void navigate(only && others.length === 0 ? `/programs/${saveOf(only, 0).id}` : "/programs")
  }

  return { isImporting, problem, importAll }
}

function sentenceOf(failure: WireFailure): string {
  if (failure.kind === "signed_out") return sentences.signedOut
  if (failure.kind !== "unreachable") return sentences.refused(failure.message)
  return navigator.onLine ? sentences.unreachable : sentences.needsNetwork
}
