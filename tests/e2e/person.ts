import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { createClient, type Session } from "@supabase/supabase-js"
import ws from "ws"
import type { Database } from "#domain/database.ts"
import { sessionKey } from "#web/device/session-store.ts"
import type { RunningServer } from "./running-server.ts"

// Node 20 has no WebSocket of its own, and the client does not start without one.
Object.assign(globalThis, { WebSocket: ws })

type Client = ReturnType<typeof newClient>

/** Somebody with a confirmed account. `client` is the official one, signed in as them. */
export interface Person {
  id: string
  email: string
  password: string
  client: Client
  session: Session
}

// Later than any clock that a spec sets: the app then trusts its token, whose real end only the server decides.
const farAway = Date.UTC(2200, 0, 1) / 1000

/** The official client without a browser. */
export function newClient(server: RunningServer) {
  return createClient<Database>(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** Signs somebody up, follows their mailed link, and signs them in. They have been through the onboarding, unless they are new. */
export async function createPerson(server: RunningServer, { isNew = false } = {}): Promise<Person> {
  const client = newClient(server)
  const email = `${randomUUID()}@example.com`
  const password = "correct horse battery staple"
  const signUp = await client.auth.signUp({ email, password })
  if (signUp.error) throw signUp.error
  await fetch(await server.mailedLink(email), { redirect: "manual" })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  const profile = client.from("profiles").update({ onboarding_completed: !isNew })
  await profile.eq("id", data.user.id).throwOnError()
  return { id: data.user.id, email, password, client, session: data.session }
}

/**
 * Puts the person's session where the app looks for it, once: the page that is opened next is theirs, until they sign out. They have
 * accepted the consent banner before.
 */
export async function keepSession(page: Page, { id, session }: Person): Promise<void> {
  const text = JSON.stringify({ ...session, expires_at: farAway })
  await page.addInitScript(
    ([key, value, mark]) => {
      if (sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(mark, "signed in")
      localStorage.setItem(key, value)
      localStorage.setItem("consent", "accepted")
    },
    [sessionKey, text, `signed in ${id}`] as const,
  )
}
