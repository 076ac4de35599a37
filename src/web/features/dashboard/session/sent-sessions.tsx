import { Link } from "react-router"
import type { SentWorkout } from "#web/offline/queue/outbox.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { waitingName } from "../day/waiting-workouts.tsx"
import { sentences } from "./session-sentences.ts"

/** A notice about sessions that were just sent: another workout counts instead, or the program no longer exists. */
export function SentSessions({ workouts }: { workouts: readonly SentWorkout[] }) {
  return workouts.map(({ operation, log_id, counts }) => {
    const name = waitingName(operation)
    return (
      <Alert key={log_id} tone="warning">
        <p>
          <strong>{counts === false ? sentences.twice(name) : sentences.alone(name)}</strong>{" "}
          {counts === false ? sentences.twiceKept : sentences.aloneWhy}
        </p>
        <Link className="button" to={`/log-workout/log/${log_id}/summary`}>
          {sentences.seeThisOne}
        </Link>
      </Alert>
    )
  })
}
