import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useUser } from "#web/backend/session/session.tsx"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { draftKey, readDraft } from "#web/offline/drafts/draft-store.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { PageMissing } from "#web/shell/pages/lazy-page.tsx"
import { focusHeading } from "#web/shell/pages/arrival.tsx"
import { type LoggingRoute, useIsResuming, useLoggingRoute } from "../logging-route.ts"
import { restoredStart, StartFailed, StartLoading, useStart } from "../starting/prepare-workout.tsx"
import { WorkoutScreen, type WorkoutScreenProps } from "./workout-screen.tsx"

const Resume = lazyPart(async () => (await import("../starting/resume.tsx")).Resume, { Missing: PageMissing })

export { firstQuestions } from "./first-questions.ts"

/** Logs a workout (ad hoc, from a template or from a plan) or edits a saved log. */
export function LoggingPage() {
  const user = useUser()
  const route = useLoggingRoute()
  const [cleared, setCleared] = useState(0)
  const isResuming = useIsResuming()
  useEffect(() => {
    // Clearing the workout removes the pressed button, and the keyboard focus with it, so the heading gets the focus.
    if (cleared > 0) focusHeading()
  }, [cleared])
  if (isResuming) return <Resume userId={user.id} />
  return (
    <Route
      key={`${user.id} ${route.key} ${cleared}`}
      userId={user.id}
      route={route}
      onCleared={() => setCleared((count) => count + 1)}
    />
  )
}

interface RouteProps {
  userId: string
  route: LoggingRoute
  onCleared: () => void
}

/** Resumes the draft stored on this device, or starts a new one. */
function Route({ userId, route, onCleared }: RouteProps) {
  const key = draftKey(userId, route.key)
  const [kept] = useState(() => readDraft(key))
  const chosen = useQuery(unitSystemQuery(userId))
  const guess = likelyUnitSystem()
  const units = chosen.isPending ? undefined : (chosen.data ?? guess)
  const common = { userId, draftKey: key, units, onCleared }

  if (kept) return <WorkoutScreen {...common} {...restoredStart(kept, route)} />
  return <NewStart {...common} units={units} guess={guess} route={route} />
}

type NewStartProps = Pick<WorkoutScreenProps, "userId" | "draftKey" | "units" | "onCleared"> & {
  guess: "metric" | "imperial"
  route: LoggingRoute
}

function NewStart({ guess, route, ...common }: NewStartProps) {
  const start = useStart(common.userId, route, common.units ?? guess)
  if (start.status === "failed") return <StartFailed sentence={start.sentence} onRetry={start.retry} />
  if (start.status === "loading") return <StartLoading />
  return <WorkoutScreen {...common} start={start.kept} isRestored={false} notices={start.notices} />
}
