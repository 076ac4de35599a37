import { createClient, type User } from "@supabase/supabase-js"
import { signedUp, withoutBrowser } from "@repertoire/backend/testing/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import type { Database } from "#domain/row-types.ts"

export { password } from "@repertoire/backend/testing/person.ts"

export type Client = ReturnType<typeof newClient>

/** The official client, unmodified, without a browser, with typed rows. */
export function newClient(server: Pick<TestServer, "url" | "anonKey">) {
  return createClient<Database>(server.url, server.anonKey, withoutBrowser)
}

/** Signs up, follows the emailed link and signs in. */
export async function signUpAndConfirm(
  server: TestServer,
  email?: string,
): Promise<{ client: Client; user: User }> {
  const client = newClient(server)
  return { client, user: await signedUp(server, client, email) }
}
