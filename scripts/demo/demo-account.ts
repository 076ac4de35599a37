import * as z from "zod/mini"
import type { SupabaseClient, User } from "@supabase/supabase-js"
import { createClient } from "@supabase/supabase-js"
import { setTimeout as wait } from "node:timers/promises"
import ws from "ws"
import type { Database } from "#domain/row-types.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

// Node 20 has no built-in WebSocket, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

type Client = SupabaseClient<Database>

/** The backend's address on this machine, and its anon key. */
export interface Backend {
  url: string
  anonKey: string
}

export interface Credentials {
  email: string
  password: string
}

/** The demo account, signed in. */
export interface DemoAccount {
  client: Client
  userId: string
  /** The day on which the account was created. Its two years of training end there. */
  madeOn: LocalDay
  isComplete: boolean
}

/** Signs in. Creates the account, dated `today`, if there is none yet. Throws if the address belongs to someone else. */
export async function openDemoAccount(
  backend: Backend,
  credentials: Credentials,
  today: LocalDay,
): Promise<DemoAccount> {
  const client: Client = createClient<Database>(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { data } = await client.auth.signInWithPassword(credentials)
  const user = data.user ?? (await signUp(client, backend, credentials, today))
  const { demo_made_on, demo_complete } = user.user_metadata
  if (typeof demo_made_on !== "string") throw new Error(`${credentials.email} is someone's own account.`)
  return { client, userId: user.id, madeOn: demo_made_on, isComplete: demo_complete === true }
}

/** Marks the account as completely filled. */
export async function completeDemoAccount({ client }: DemoAccount): Promise<void> {
  const { error } = await client.auth.updateUser({ data: { demo_complete: true } })
  if (error) throw error
}

async function signUp(
  client: Client,
  backend: Backend,
  { email, password }: Credentials,
  today: LocalDay,
): Promise<User> {
  const data = { username: "Demo", demo_made_on: today }
  const signedUp = await client.auth.signUp({ email, password, options: { data } })
  if (signedUp.data.session && signedUp.data.user) return signedUp.data.user
  if (signedUp.error && signedUp.error.code !== "over_email_send_rate_limit") throw signedUp.error
  return confirm(client, backend, email)
}

/**
 * Confirms the address with the newest email. An interrupted start may have sent one already, and it works as long as no newer one was sent; if
 * one was, this waits for it.
 */
async function confirm(client: Client, backend: Backend, email: string): Promise<User> {
  let tried: string | undefined
  for (let tries = 0; tries < 300; tries += 1) {
    const token_hash = await mailedToken(backend, email)
    if (token_hash !== undefined && token_hash !== tried) {
      const { data, error } = await client.auth.verifyOtp({ token_hash, type: "signup" })
      if (data.user) return data.user
      if (error && !error.status) throw error
      tried = token_hash
    }
    await wait(100)
  }
  throw new Error("the email to confirm its address did not arrive.")
}

const mails = z.array(z.object({ text: z.string() }))

/** The token from the link in the newest email to the address, if there is one. Emails stay in the local mailbox while no mail server is set. */
async function mailedToken({ url }: Backend, email: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/mailbox/messages.json?to=${encodeURIComponent(email)}`)
  if (!answer.ok)
    throw new Error("its email can't be read here. That needs the local mailbox, or AUTH_AUTOCONFIRM=true.")
  const [newest] = z.parse(mails, await answer.json())
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(newest?.text ?? "")?.[0]
  return link === undefined ? undefined : (new URL(link).searchParams.get("token") ?? undefined)
}
