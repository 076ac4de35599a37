import { Fragment, type ReactNode, Suspense, useState } from "react"
import { Navigate, useLocation } from "react-router"
import { useSession } from "#web/backend/session/session.tsx"
import { LoadingPage } from "./loading-page.tsx"

/** A page for signed-in people. Others are sent to the landing page. If another person signs in (in another tab), the page starts over. */
export function ForMembers({ children }: { children: ReactNode }) {
  const { status, user } = useSession()
  if (status === "loading") return <LoadingPage />
  if (!user) return <Navigate to="/promote" replace />
  return <Fragment key={user.id}>{children}</Fragment>
}

/**
 * Like ForMembers, but if the session ends while the page is open (even before it has rendered), the page stays and explains that the session has
 * ended. The page's chunk is awaited inside the guard, because a guard that is itself suspended loses its state, which holds who was signed in.
 */
export function ForMembersUntilTheyLeave({ children }: { children: ReactNode }) {
  const session = useSession()
  const { status, user } = session
  const [lastUser, setLastUser] = useState(user)
  if (user && user.id !== lastUser?.id) setLastUser(user)
  const wasEnded = session.status === "signed-out" && session.wasEnded
  const wasDead = session.status === "signed-out" && session.wasDead
  if (status === "signed-out" && (wasDead || (!lastUser && !wasEnded)))
    return <Navigate to="/promote" replace />
  if (!lastUser && !wasEnded) return <LoadingPage />
  return (
    <Suspense key={lastUser?.id} fallback={<LoadingPage />}>
      {children}
    </Suspense>
  )
}

/** A page for signed-out people. Members are sent to their dashboard, or to the page from which they were asked for a second factor. */
export function ForGuests({ children }: { children: ReactNode }) {
  const { status, user } = useSession()
  const next = nextIn(useLocation().state)
  if (status === "loading") return <LoadingPage />
  return user ? <Navigate to={next ?? "/dashboard"} replace /> : children
}

function nextIn(state: unknown): string | undefined {
  const isAsked = typeof state === "object" && state !== null && "next" in state
  return isAsked && typeof state.next === "string" ? state.next : undefined
}

/** A page for people who followed the link in a recovery email. Others are sent to the form that requests a new link. */
export function ForRecovery({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === "loading") return <LoadingPage />
  return status === "signed-in" ? children : <Navigate to="/forgot-password" replace />
}

/** For unknown addresses and the root: redirects to the start page. */
export function ToTheStart() {
  const { status } = useSession()
  if (status === "loading") return <LoadingPage />
  return <Navigate to={startFor({ isMember: status === "signed-in" })} replace />
}

/** The start page, to which addresses without a page lead. */
export function startFor({ isMember }: { isMember: boolean }): string {
  return isMember ? "/dashboard" : "/promote"
}
