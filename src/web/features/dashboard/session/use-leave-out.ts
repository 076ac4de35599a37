import { useRunEvent } from "#web/programs/use-run-event.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./session-sentences.ts"
import type { MissedDay } from "./sessions-to-come.ts"

/** Leaves a session out for good by adding an event to its run. Works offline, and can be undone. */
export function useLeaveOut(userId: string, run: { run_id: string; name: string }, missed: MissedDay) {
  const { say } = useMessages()
  const { isBusy, add, takeBack } = useRunEvent(userId, {
    run_id: run.run_id,
    ...{ lastSlot: missed.lastSlot, program: run.name },
  })

  async function leaveOut() {
    const { week, session } = missed.start.prescribed
    const message = sentences.wasLeftOut(missed.name)
    const result = await add({ kind: "skip", body: { week, session } }, message)
    if (result === null) return
    if (!("event" in result)) return say(sentences.notLeftOut, { tone: "error" })
    say(message, {
      undo: () => void takeBack(result).then((taken) => "event" in taken || sayNotUndone()),
    })
  }
  const sayNotUndone = () => say(sentences.notUndone, { tone: "error" })

  return { leaveOut, isBusy }
}
