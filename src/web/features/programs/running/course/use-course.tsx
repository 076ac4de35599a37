import { type ReactNode, useState } from "react"
import type { Standing } from "#domain/programs/standing.ts"
import { type RunEvent, useRunEvent } from "#web/programs/use-run-event.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { failureText, sentences } from "./sentences.ts"

export interface Course {
  isBusy: boolean
  /** The message about the last failed change, if any. */
  problem: ReactNode
  /** Adds an event to the run. `message` says what the event did, and is shown with an undo. Resolves with whether it worked. */
  change: (event: RunEvent, message: string) => Promise<boolean>
  forgetProblem: () => void
}

/** Changes a run's course (which session comes next, breaks, deloads, loads, the end), online or offline, one event at a time. */
export function useCourse(userId: string, { run, lastSlot, plan }: Standing): Course {
  const { say } = useMessages()
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, add, takeBack } = useRunEvent(userId, {
    run_id: run.id,
    ...{ lastSlot, program: plan.program.name },
  })

  async function change(event: RunEvent, message: string): Promise<boolean> {
    setProblem(null)
    const result = await add(event, message)
    if (result === null) return false
    if (!("event" in result)) {
      setProblem(failureText(result))
      return false
    }
    say(result.kind === "saved" ? message : sentences.here(message), {
      undo: () => void takeBack(result).then((taken) => "event" in taken || sayNotUndone()),
    })
    return true
  }
  const sayNotUndone = () => say(sentences.notUndone, { tone: "error" })

  return {
    isBusy,
    problem: problem !== null && <Alert tone="error">{problem}</Alert>,
    change,
    forgetProblem: () => setProblem(null),
  }
}
