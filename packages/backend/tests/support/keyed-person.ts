import { expect } from "vitest"
import { signUpAndConfirm } from "./person.ts"
import type { TestServer } from "./product-server.ts"
import { bearer, call } from "./wire.ts"

export type KeyedPerson = Awaited<ReturnType<typeof keyedPerson>>

/** A person with an account and a personal key with the read scope. */
export async function keyedPerson(server: TestServer) {
  const { client, user } = await signUpAndConfirm(server)
  const access = (await client.auth.getSession()).data.session?.access_token ?? ""
  const made = await makeKey(server, access)
  expect(made.status).toBe(200)
  return { client, id: user.id, email: user.email ?? "", access, key: String(made.body["key"]) }
}

export const makeKey = (server: TestServer, access: string) =>
  call(server, "POST", "/personal-keys", { name: "Script", scope: "read", days: 90 }, bearer(access))
