import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import { sessionLink } from "#web/programs/session-link.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./session-sentences.ts"
import type { MissedDay, SessionsToCome } from "./sessions-to-come.ts"
import { useLeaveOut } from "./use-leave-out.ts"

interface MissedProps {
  userId: string
  run: Pick<SessionsToCome, "run_id" | "name">
  missed: MissedDay
  today: LocalDay
}

/** A session that was missed and would otherwise be skipped silently. The person can do it today, or leave it out for good. */
export function MissedAlert({ userId, run, missed, today }: MissedProps) {
  const { leaveOut, isBusy } = useLeaveOut(userId, run, missed)
  return (
    <Alert tone="plain">
      <p>{sentences.missed(missed.name, missed.meant, missed.follows)}</p>
      <div className="row">
        <Link className="button" {...sessionLink(missed.start, today)}>
          {sentences.doItToday}
        </Link>
        <button type="button" className="button quiet" aria-busy={isBusy} onClick={() => void leaveOut()}>
          {sentences.leaveOut}
        </button>
      </div>
    </Alert>
  )
}
