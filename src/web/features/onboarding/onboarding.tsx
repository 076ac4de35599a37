import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useUser } from "#web/backend/session.tsx"
import { onboardingQuery } from "./queries.ts"

const Tour = lazy(() => import("./tour.tsx").then((module) => ({ default: module.Tour })))

/** The tour, for who has not been through it: decided once a page load. A failure to find out shows nothing. */
export function Onboarding() {
  const { id: userId } = useUser()
  const { data } = useQuery(onboardingQuery(userId))
  const [isOver, setIsOver] = useState(false)
  if (!data || data.onboarding_completed || isOver) return null
  return (
    <Suspense>
      <Tour userId={userId} unitSystem={data.unit_system} onClose={() => setIsOver(true)} />
    </Suspense>
  )
}
