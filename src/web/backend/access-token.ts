import { type GoTrueClient, isAuthApiError } from "@supabase/auth-js"
import { forgetStoredSession, readStoredSession } from "#web/device/session-store.ts"

/** auth-js retries a refresh for up to 30 s; a request gives up sooner and reports that the network is missing. */
const patienceMilliseconds = 8_000
/** A token this close to its end may expire on the way. */
const marginMilliseconds = 10_000

/** The last token that came here, whoever asked for it, and until when it lasts by the page's own clock, which nobody sets. */
let issued = { token: "", until: 0 }

/**
 * A `fetch` that signs each request with the session's access token, or the anon key when signed out. An expired token is refreshed first;
 * one that the server refuses (the clock here may be wrong) is refreshed and tried once more. Throws a TypeError, as fetch does, when
 * a refresh is needed and the network is missing: the session stays.
 */
export function signedFetch(auth: GoTrueClient, anonKey: string): typeof fetch {
  const send = (input: RequestInfo | URL, init: RequestInit | undefined, token: string) => {
    const headers = new Headers(init?.headers)
    headers.set("apikey", anonKey)
    headers.set("Authorization", `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }

  auth.onAuthStateChange((event, session) => {
    if (event !== "TOKEN_REFRESHED" || !session) return
    const { access_token: token, expires_in } = session
    issued = { token, until: performance.now() + expires_in * 1000 - marginMilliseconds }
  })

  return async (input, init) => {
    await nextTask()
    const token = await accessToken(auth)
    const response = await send(input, init, token ?? anonKey)
    if (response.status !== 401 || token === undefined) return response
    const renewed = await renewedToken(auth, token)
    return renewed === undefined ? response : send(input, init, renewed)
  }
}

/** A page asks for a dozen things at once: each request starts in a task of its own, so that together they do not hold up a finger. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // A timer would wait long in a tab that nobody looks at.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

async function accessToken(auth: GoTrueClient): Promise<string | undefined> {
  const stored = readStoredSession()
  if (!stored) return undefined
  if ((stored.expires_at ?? 0) * 1000 - Date.now() > marginMilliseconds) return stored.access_token
  // What came a moment ago only looks expired: the clock here is ahead, and each request would refresh again.
  if (stored.access_token === issued.token && performance.now() < issued.until) return issued.token
  const { data } = await Promise.race([auth.getSession(), gaveUp()])
  if (data.session) return data.session.access_token
  if (readStoredSession()) throw new TypeError("The sign-in could not be refreshed: no network.")
  return undefined
}

/** Another token after the server has refused one. A session whose refresh token is refused too has ended. */
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

function gaveUp(): Promise<{ data: { session: null } }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ data: { session: null } }), patienceMilliseconds)
  })
}
