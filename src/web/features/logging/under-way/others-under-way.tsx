import { Plus } from "lucide-react"
import { Link, useNavigate } from "react-router"
import { setsDoneText } from "#domain/workout/sets-done-text.ts"
import { newId } from "#web/device/new-id.ts"
import { useWorkoutsUnderWay } from "#web/offline/drafts/workouts-under-way.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"

interface OthersUnderWayProps {
  userId: string
  /** The key of this screen's stored draft. */
  draftKey: string
}

/** Other workouts in progress, each with a link to it. */
export function OthersUnderWay({ userId, draftKey }: OthersUnderWayProps) {
  const others = useWorkoutsUnderWay(userId, draftKey)
  if (others.length === 0) return null
  return (
    <div className="stack-s">
      {others.map(({ route, name, done, sets, to }) => (
        <Alert key={route} tone="plain">
          <p>{sentences.stillOpen(name ?? sentences.another, setsDoneText(done, sets))}</p>
          <div className="row">
            <Link className="button" to={to.pathname} state={to.state}>
              {sentences.returnToIt}
            </Link>
          </div>
        </Alert>
      ))}
    </div>
  )
}

/** Starts a second workout while the current one stays open. */
export function StartAnother() {
  const navigate = useNavigate()
  return (
    <div className="stack-s">
      <button
        type="button"
        className="button"
        onClick={() => void navigate("/log-workout/new", { state: { another: newId() } })}
      >
        <Plus className="icon" />
        {sentences.startAnother}
      </button>
      <p className="small soft">{sentences.staysOpen}</p>
    </div>
  )
}
