import { randomUUID } from "node:crypto"
import { hash } from "@node-rs/argon2"
import type { Page } from "@playwright/test"
import { createClient, type Session } from "@supabase/supabase-js"
import ws from "ws"
import type { Database } from "#domain/row-types.ts"
import { sessionKey } from "#web/device/session-store.ts"
import type { RunningServer } from "./running-server.ts"

// Node 20 has no built-in WebSocket, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

type Client = ReturnType<typeof newClient>

/** Someone with a confirmed account. `client` is the official client, signed in as them. */
export interface Person {
  id: string
  email: string
  password: string
  client: Client
  session: Session
}

// Later than any clock that a spec sets, so that the app trusts its token. Only the server decides when the token really expires.
const farAway = Date.UTC(2200, 0, 1) / 1000

/** The official client, without a browser. */
export function newClient(server: RunningServer) {
  return createClient<Database>(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

const password = "correct horse battery staple"
// The cheapest hash that the library allows, because it is checked once for each person of the run.
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/**
 * Someone with a confirmed account, as after signing up and opening the emailed link, and signed in. They have finished the onboarding, unless they
 * are new.
 */
export async function createPerson(server: RunningServer, { isNew = false } = {}): Promise<Person> {
  const client = newClient(server)
  const id = randomUUID()
  const email = `${id}@example.com`
  const facts = { sub: id, email, email_verified: true, phone_verified: false }
  await server.sql(
    `with account as (
       insert into auth.users (
         instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
         email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
       ) values (
         '00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', $2, $3, now(), '', '', '', '',
         '{"provider": "email", "providers": ["email"]}', $4::jsonb, now(), now()
       )
       returning id
     )
     insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     select id::text, id, $4::jsonb, 'email', now(), now(), now() from account`,
    [id, email, await passwordHash, JSON.stringify(facts)],
  )
  await server.sql("update profiles set onboarding_completed = $2 where id = $1", [id, !isNew])
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id, email, password, client, session: data.session }
}

/**
 * Stores the person's session where the app looks for it, once. The next page that is opened is theirs until they sign
 * out. They have already accepted the consent banner. `stored` has the fields that differ in the stored session.
 */
export async function keepSession(
  page: Page,
  { id, session }: Person,
  stored: Partial<Session> = {},
): Promise<void> {
  const text = JSON.stringify({ ...session, expires_at: farAway, ...stored })
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
