import { randomUUID } from "node:crypto"
import { createClient, type User } from "@supabase/supabase-js"
import { expect, vi } from "vitest"
import ws from "ws"
import type { Database } from "#domain/row-types.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"

// Node 20 has no WebSocket of its own, and the client does not start without one.
Object.assign(globalThis, { WebSocket: ws })

export const password = "correct horse battery staple"

export type Client = ReturnType<typeof newClient>

/** The official client, unmodified, without a browser. */
export function newClient(server: Pick<TestServer, "url" | "anonKey">) {
  return createClient<Database>(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** Signs up, follows the mailed link and signs in. */
export async function signUpAndConfirm(
  server: TestServer,
  email = `${randomUUID()}@example.com`,
): Promise<{ client: Client; user: User }> {
  const client = newClient(server)
  const signedUp = await client.auth.signUp({ email, password })
  expect(signedUp.error).toBeNull()
  const [mail] = await vi.waitUntil(async () => {
    const mails = await server.mails(email)
    return mails.length > 0 && mails
  })
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(mail?.text ?? "")?.[0]
  if (!link) throw new Error("The mail holds no link.")
  await fetch(link, { redirect: "manual" })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, user: data.user }
}
