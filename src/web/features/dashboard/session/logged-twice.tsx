import { Link } from "react-router"
import type { SentWorkout } from "#web/offline/queue/outbox.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { waitingName } from "../day/waiting-workouts.tsx"
import { sentences } from "./session-sentences.ts"

/** Says of workouts that were just sent that another one counts for their session. */
export function LoggedTwice({ workouts }: { workouts: readonly SentWorkout[] }) {
  return workouts.map(({ operation, log_id }) => (
    <Alert key={log_id} tone="warning">
      <p>
        <strong>{sentences.twice(waitingName(operation))}</strong> {sentences.twiceKept}
      </p>
      <Link className="button" to={`/log-workout/log/${log_id}/summary`}>
        {sentences.seeThisOne}
      </Link>
    </Alert>
  ))
}
