import { type GoTrueClient, isAuthApiError } from "@supabase/auth-js"
import { inTime } from "#web/device/in-time.ts"
import { forgetStoredSession, readStoredSession } from "#web/device/session-store.ts"
import { keptResponse } from "./ask-together.ts"

/** auth-js retries a refresh for up to 30 s. A request gives up sooner and reports that there is no network. */
const patienceMilliseconds = 8_000
/** A token this close to its expiry may expire before the request arrives. */
const marginMilliseconds = 10_000

/** The latest token issued to this page, and when it expires by `performance.now()`, a clock that nobody can set. */
let issued = { token: "", until: 0 }

let isAccepted = false

/** Whether the server has accepted a sign-in since this page was opened. */
export const wasSignInAccepted = (): boolean => isAccepted

/** Resolves when waiting requests may continue; undefined if none has to wait. */
let held: Promise<void> | undefined

/** Makes new requests wait, because the server may be ending their session. Call the returned function to let them continue. */
export function holdRequests(): () => void {
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  return () => {
    held = undefined
    release()
  }
}

declare global {
  /**
   * The response to a request that before-the-app.js has already sent for the same person; undefined if it hasn't, or if that request failed. The
   * function itself is undefined if nothing was sent, or once the response has been taken.
   */
  var takeEarlyResponse:
    | ((address: unknown, body: unknown, token: string) => Promise<Response | undefined> | undefined)
    | undefined
}

/**
 * A `fetch` that signs each request with the session's access token, or with the anon key when signed out. An expired token is refreshed first. If
 * the server refuses a token (this device's clock may be wrong), it is refreshed and the request is retried once. Throws a TypeError, like fetch, if
 * a refresh is needed and the network is down; the person stays signed in.
 */
export function signedFetch(auth: GoTrueClient, anonKey: string): typeof fetch {
  const send = async (input: RequestInfo | URL, init: RequestInit | undefined, token: string) => {
    const early = await globalThis.takeEarlyResponse?.(input, init?.body, token)
    if (early) return early
    const headers = new Headers(init?.headers)
    headers.set("apikey", anonKey)
    headers.set("Authorization", `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }

  auth.onAuthStateChange((event, session) => {
    if (event !== "TOKEN_REFRESHED" || !session) return
    isAccepted = true
    const { access_token: token, expires_in } = session
    issued = { token, until: performance.now() + expires_in * 1000 - marginMilliseconds }
  })

  return async (input, init) => {
    const kept = keptResponse(init?.signal)
    if (kept) return kept
    await nextTask()
    if (held) await untilReleased(held)
    const token = await accessToken(auth)
    const response = await send(input, init, token ?? anonKey)
    isAccepted ||= token !== undefined && response.ok
    if (response.status !== 401 || token === undefined) return response
    const renewed = await renewedToken(auth, token)
    return renewed === undefined ? response : send(input, init, renewed)
  }
}

/** Throws an AbortError if the person has signed out, because nothing is waiting for the response anymore. */
async function untilReleased(released: Promise<void>): Promise<void> {
  await released
  if (!readStoredSession()) throw new DOMException("Signed out.", "AbortError")
}

/** A page sends a dozen requests at once. Each starts in its own task, so that together they don't block input. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Timers are throttled in background tabs.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** The session's access token, refreshed if necessary; undefined when signed out. Throws like `signedFetch`. */
export async function accessToken(auth: GoTrueClient): Promise<string | undefined> {
  const stored = readStoredSession()
  if (!stored) return undefined
  if ((stored.expires_at ?? 0) * 1000 - Date.now() > marginMilliseconds) return stored.access_token
  // A token received a moment ago only looks expired because this device's clock is ahead. Without this check every request would refresh it again.
  if (stored.access_token === issued.token && performance.now() < issued.until) return issued.token
  const { data } = await inTime(auth.getSession(), patienceMilliseconds, () => ({ data: { session: null } }))
  if (data.session) return data.session.access_token
  if (readStoredSession()) throw new TypeError("The sign-in could not be refreshed: no network.")
  return undefined
}

/** Gets a new token after the server refused one. If the refresh token is refused too, the session has ended. */
async function renewedToken(auth: GoTrueClient, refused: string): Promise<string | undefined> {
  const stored = readStoredSession()
  if (stored && stored.access_token !== refused) return stored.access_token
  const { data, error } = await auth.refreshSession()
  if (isAuthApiError(error)) {
    forgetStoredSession()
    await auth.signOut({ scope: "local" })
  }
  return data.session?.access_token
}
