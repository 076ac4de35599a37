import { Fragment, type ReactNode, Suspense, useState } from "react"
import { Navigate } from "react-router"
import { useSession } from "#web/backend/session.tsx"
import { LoadingPage } from "./loading-page.tsx"

/** A page for people who are signed in; others are sent to the landing page. Another person (in another tab) gets a page of their own. */
export function ForMembers({ children }: { children: ReactNode }) {
  const { status, user } = useSession()
  if (status === "loading") return <LoadingPage />
  if (status === "signed-out") return <Navigate to="/promote" replace />
  return <Fragment key={user.id}>{children}</Fragment>
}

/**
 * As ForMembers, but a page stays when its person's sign-in ends, also when that happens before it is drawn, and says so itself. The page's
 * chunk is waited for inside, because a guard that waits outside forgets who was there.
 */
export function ForMembersUntilTheyLeave({ children }: { children: ReactNode }) {
  const session = useSession()
  const { status, user } = session
  const [lastUser, setLastUser] = useState(user)
  if (user && user.id !== lastUser?.id) setLastUser(user)
  const wasEnded = session.status === "signed-out" && session.wasEnded
  if (status === "signed-out" && !lastUser && !wasEnded) return <Navigate to="/promote" replace />
  if (!lastUser && !wasEnded) return <LoadingPage />
  return (
    <Suspense key={lastUser?.id} fallback={<LoadingPage />}>
      {children}
    </Suspense>
  )
}

/** A page for people who are signed out; members are sent to their dashboard. */
export function ForGuests({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === "loading") return <LoadingPage />
  return status === "signed-out" ? children : <Navigate to="/dashboard" replace />
}

/** A page for people who came through the link of a recovery mail. Anyone else can ask for a new link. */
export function ForRecovery({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === "loading") return <LoadingPage />
  return status === "signed-in" ? children : <Navigate to="/forgot-password" replace />
}

/** Unknown addresses and the root. */
export function ToTheStart() {
  const { status } = useSession()
  if (status === "loading") return <LoadingPage />
  return <Navigate to={startFor({ isMember: status === "signed-in" })} replace />
}

/** Where a person starts who names no page. */
export function startFor({ isMember }: { isMember: boolean }): string {
  return isMember ? "/dashboard" : "/promote"
}
