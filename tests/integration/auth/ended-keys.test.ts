import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { keyedPerson } from "@repertoire/backend/testing/keyed-person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { bearer } from "@repertoire/backend/testing/wire.ts"
import { adminCommand } from "#product/admin-command.ts"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import { startServer } from "#tests/support/server.ts"

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startServer()
  const ada = await signUpAndConfirm(server)
  admin = ada.client
  await adminCommand(["grant", ada.user.email ?? ""], (work) => work(server.databaseUrl))
})
afterAll(() => server.stop())

/** Someone with a working key. */
async function withKey() {
  const person = await keyedPerson(server)
  expect(await statusOf(person.key)).toBe(200)
  return person
}

async function statusOf(key: string) {
  return (await fetch(`${server.url}/rest/v1/goals?select=id`, { headers: bearer(key) })).status
}

const ends: Record<string, (person: string) => PromiseLike<unknown>> = {
  "an admin who signs the account out": (person) => admin.rpc("admin_sign_out", { person }).throwOnError(),
  "an admin who disables the account": (person) =>
    admin.rpc("admin_set_disabled", { person, is_disabled: true }).throwOnError(),
  "an admin who disables the account and enables it again": async (person) => {
    for (const is_disabled of [true, false])
      await admin.rpc("admin_set_disabled", { person, is_disabled }).throwOnError()
  },
}

describe("a personal key ends with", () => {
  test.each(Object.entries(ends))("%s", async (_name, end) => {
    const person = await withKey()
    const bystander = await withKey()
    await end(person.id)
    expect(await statusOf(person.key)).toBe(401)
    expect(await statusOf(bystander.key)).toBe(200)
  })
})
