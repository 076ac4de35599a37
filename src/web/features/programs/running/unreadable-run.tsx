import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { endOfRun } from "#web/programs/end-run.ts"
import { latestVersionQuery, type RunRow, type StoredProgram } from "#web/programs/queries.ts"
import { refreshPrograms } from "#web/programs/refresh-programs.ts"
import { sendEvent } from "#web/programs/send-program.ts"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { DeleteProgram } from "./delete-program.tsx"
import { sentences } from "./sentences.ts"

interface UnreadableRunProps {
  userId: string
  program: StoredProgram
  row: RunRow
  onLoadAgain: () => void
}

/** A run that can't be read, because another client stored it in an unknown form. The person can copy its text and end it. */
export function UnreadableRun({ userId, program, row, onLoadAgain }: UnreadableRunProps) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const { say } = useMessages()
  const [isBusy, setBusy] = useState(false)
  const isRunning = row.ended_at === null

  async function copy() {
    try {
      const version = await client.fetchQuery(latestVersionQuery(userId, program.id))
      const text = JSON.stringify({ run: row, program: version?.content ?? null }, null, 2)
      await navigator.clipboard.writeText(text)
      say(sentences.copied)
    } catch {
      say(sentences.failedCopy, { tone: "error" })
    }
  }

  async function end() {
    if (
      !(await confirm({ question: sentences.confirmEnd(program.name), action: sentences.end, danger: true }))
    )
      return
    setBusy(true)
    const isEnded = await sendEnd(userId, row.id)
    await refreshPrograms(client, userId)
    setBusy(false)
    if (isEnded) say(sentences.endedNow)
    else say(sentences.failedEnd, { tone: "error" })
  }

  return (
    <div className="stack-l">
      <h1>{program.name}</h1>
      <LoadProblem
        sentence={isRunning ? [sentences.unreadable, sentences.unreadableEnds] : sentences.unreadable}
        onLoadAgain={onLoadAgain}
      >
        <button type="button" className="button" onClick={() => void copy()}>
          {sentences.copyText}
        </button>
        {isRunning && (
          <button type="button" className="button danger" disabled={isBusy} onClick={() => void end()}>
            {sentences.end}
          </button>
        )}
      </LoadProblem>
      {!isRunning && <DeleteProgram {...{ userId, program }} />}
    </div>
  )
}

async function sendEnd(userId: string, runId: string): Promise<boolean> {
  try {
    const outcome = await sendEvent(await endOfRun(userId, runId))
    return outcome.kind === "saved"
  } catch {
    return false
  }
}
