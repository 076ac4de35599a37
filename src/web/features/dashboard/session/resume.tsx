import { Play } from "lucide-react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { useRunEvent } from "#web/programs/use-run-event.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./session-sentences.ts"
import type { SessionsToCome } from "./sessions-to-come.ts"

interface ResumeProps {
  userId: string
  run: Pick<SessionsToCome, "run_id" | "name">
  lastSlot: number
  today: LocalDay
}

/** Ends a program's pause by adding an event to its run. Works offline, and can be undone. */
export function Resume({ userId, run, lastSlot, today }: ResumeProps) {
  const { say } = useMessages()
  const { isBusy, add, takeBack } = useRunEvent(userId, {
    run_id: run.run_id,
    ...{ lastSlot, program: run.name },
  })

  async function resume() {
    const result = await add({ kind: "resume", body: { on: today } }, sentences.resumed)
    if (result === null) return
    if (!("event" in result)) return say(sentences.notResumed, { tone: "error" })
    say(sentences.resumed, {
      undo: () => void takeBack(result).then((taken) => "event" in taken || sayNotUndone()),
    })
  }
  const sayNotUndone = () => say(sentences.notUndone, { tone: "error" })

  return (
    <button type="button" className="button" aria-busy={isBusy} onClick={() => void resume()}>
      <Play className="icon" aria-hidden />
      {sentences.resume}
    </button>
  )
}
