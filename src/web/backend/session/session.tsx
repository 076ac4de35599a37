import type { Session, User } from "@supabase/auth-js"
import { isSecondFactorDue, readStoredSession } from "#web/device/session-store.ts"
import { useWatched, WatchedValue } from "#web/device/watched-value.ts"
import { wasSignInAccepted } from "#web/backend/access-token.ts"
import { backend } from "#web/backend/client.ts"

export type SessionState =
  /** An email link is being opened. */
  | { status: "loading"; user: null }
  | { status: "signed-in"; user: User }
  /** The password was right, but the second factor hasn't been verified yet. */
  | { status: "challenged"; user: null }
  /**
   * `wasEnded`: the session was ended by the server or elsewhere, not by the person here. `wasDead`: this page was opened with a session that the
   * server no longer accepted.
   */
  | { status: "signed-out"; user: null; wasEnded: boolean; wasDead: boolean }

const signedOut = {
  status: "signed-out",
  user: null,
  wasEnded: false,
  wasDead: false,
} satisfies SessionState
const loading: SessionState = { status: "loading", user: null }

const current = new WatchedValue<SessionState>(loading)
let isLeaving = false

/**
 * Who is signed in on this device. Read from storage, never from the network: a person whose token has expired while
 * offline still counts as signed in. Only auth-js' SIGNED_OUT event (the server refused the refresh token, or the person signed out) ends the session.
 */
export function useSession(): SessionState {
  return useWatched(current)
}

/** The signed-in person, for pages behind the guard. Throws elsewhere. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error("This page was rendered without a signed-in user.")
  return user
}

/** Starts following the session. Call once, after `connect`. `opening` settles when an email link has been read. */
export function followSession(opening?: Promise<unknown>): void {
  const settle = () => become(storedState())
  if (opening) void opening.finally(settle)
  else settle()
  backend.auth.onAuthStateChange((event, session) => {
    if (current.get().status === "loading") return
    if (event === "SIGNED_OUT") {
      become({ ...signedOut, wasEnded: !isLeaving, wasDead: !wasSignInAccepted() })
      isLeaving = false
    } else become(stateOf(session) ?? storedState())
  })
}

/** Call when the person signs out here, so that no message reports that the session has ended. Call with false if signing out failed. */
export function expectSignOut(isExpected = true): void {
  isLeaving = isExpected
}

/** Whether the session is about to end. If so, no more requests should be sent with it. */
export const isSignOutExpected = (): boolean => isLeaving

/** Whether the session was ended by the server or elsewhere, and nobody has signed in since. */
export function wasSessionEnded(): boolean {
  const state = current.get()
  return state.status === "signed-out" && state.wasEnded
}

/** Calls back when a different person signs in, or the person signs out. */
export function onUserChange(callback: () => void): void {
  let userId = current.get().user?.id
  current.watch(() => {
    const nextId = current.get().user?.id
    if (nextId === userId) return
    userId = nextId
    callback()
  })
}

function storedState(): SessionState {
  return stateOf(readStoredSession()) ?? signedOut
}

function stateOf(session: Session | null): SessionState | undefined {
  if (!session) return undefined
  return isSecondFactorDue(session)
    ? { status: "challenged", user: null }
    : { status: "signed-in", user: session.user }
}

function become(next: SessionState) {
  const { status, user } = current.get()
  const isSameUser = next.user?.id === user?.id && next.user?.updated_at === user?.updated_at
  if (next.status !== status || !isSameUser) current.set(next)
}
