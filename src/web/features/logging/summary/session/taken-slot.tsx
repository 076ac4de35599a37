import type { LoggedSession } from "#domain/programs/run.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import type { RunOfEvents } from "#web/programs/use-run-event.ts"
import { sentences } from "./sentences.ts"
import { useSessionEvent } from "./use-session-event.ts"

interface TakenSlotProps {
  userId: string
  run: RunOfEvents
  session: LoggedSession
}

/** A notice that another workout counts for this session, with a button to count this one instead. */
export function TakenSlot({ userId, run, session }: TakenSlotProps) {
  const { say } = useMessages()
  const { isBusy, problem, add } = useSessionEvent(userId, run)

  async function letCount() {
    const body = { slot: session.slot, log_id: session.log_id }
    if (await add({ kind: "counts", body }, sentences.counted)) say(sentences.counted)
  }

  return (
    <Alert tone="warning">
      <p>
        <strong>{sentences.takenTitle}</strong> {sentences.taken}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className="row">
        <button type="button" className="button" aria-busy={isBusy} onClick={() => void letCount()}>
          {sentences.letCount}
        </button>
      </div>
    </Alert>
  )
}
