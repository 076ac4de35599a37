import { useState } from "react"
import { Navigate } from "react-router"
import { workoutsUnderWay } from "#web/offline/drafts/workouts-under-way.ts"

/** Opens the workout in progress, or a new one if there is none. */
export function Resume({ userId }: { userId: string }) {
  const [to] = useState(() => workoutsUnderWay(userId)[0]?.to)
  return <Navigate replace to={to?.pathname ?? "/log-workout/new"} state={to?.state ?? null} />
}
