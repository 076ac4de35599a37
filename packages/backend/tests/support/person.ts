import { randomUUID } from "node:crypto"
import { createClient, type SupabaseClient, type User } from "@supabase/supabase-js"
import { expect, vi } from "vitest"
import ws from "ws"
import type { TestServer } from "./product-server.ts"

// Node 20 has no built-in WebSocket, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

export const password = "correct horse battery staple"

/** Options for a client without a browser. */
export const withoutBrowser = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
}

export type Client = ReturnType<typeof newClient>

/** The official client, unmodified, without a browser. */
export function newClient(server: Pick<TestServer, "url" | "anonKey">) {
  return createClient(server.url, server.anonKey, withoutBrowser)
}

/** Signs up, follows the emailed link and signs in. */
export async function signUpAndConfirm(
  server: TestServer,
  email?: string,
): Promise<{ client: Client; user: User }> {
  const client = newClient(server)
  return { client, user: await signedUp(server, client, email) }
}

/** Signs up, follows the emailed link and signs in, with an existing client. */
export async function signedUp(
  server: TestServer,
  { auth }: Pick<SupabaseClient, "auth">,
  email = `${randomUUID()}@example.com`,
): Promise<User> {
  expect((await auth.signUp({ email, password })).error).toBeNull()
  const [mail] = await vi.waitUntil(async () => {
    const mails = await server.mails(email)
    return mails.length > 0 && mails
  })
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(mail?.text ?? "")?.[0]
  if (!link) throw new Error("The mail holds no link.")
  await fetch(link, { redirect: "manual" })
  const { data, error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
  return data.user
}
