import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useUser } from "#web/backend/session/session.tsx"
import { useErrorShown } from "#web/ui/messages/messages.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { onboardingQuery } from "#web/backend/preferences/onboarding-query.ts"

const Tour = lazyPart(async () => (await import("./tour.tsx")).Tour)

/**
 * The tour for new people. One request per page load decides whether to show the tour. It isn't shown if that request fails, and it never covers an
 * error.
 */
export function Onboarding() {
  const { id: userId } = useUser()
  const { data } = useQuery(onboardingQuery(userId))
  const [isOpen, setIsOpen] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const isErrorShown = useErrorShown()
  if (!data || data.onboarding_completed || isOver) return null
  if (!isOpen && isErrorShown) return null
  if (!isOpen) setIsOpen(true)
  return <Tour userId={userId} unitSystem={data.unit_system} onClose={() => setIsOver(true)} />
}
