import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startProduct, type TestServer } from "@repertoire/backend/testing/product-server.ts"
import { join, newSocketClient, Received } from "@repertoire/backend/testing/letters-server.ts"
import { repertoire } from "#product/product.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import { addEvent, aRun, type Lifter } from "./training.ts"

const programTables = ["programs", "program_versions", "program_runs", "program_events"]

interface Change {
  table: string
  new: { table_name?: string; user_id?: string }
}

let server: TestServer
const devices: ReturnType<typeof newSocketClient>[] = []
beforeAll(async () => {
  server = await startProduct(repertoire)
})
afterAll(async () => {
  await Promise.all(devices.map((device) => device.removeAllChannels()))
  await server.stop()
})

/** What a person's other device receives if it asks for one person's latest changes, or for everything in the tables of programs. */
async function anotherDevice({ client }: Lifter, follows: { user: string } | "everything") {
  const { data } = await client.auth.getSession()
  const device = newSocketClient(server, data.session?.access_token)
  devices.push(device)
  await device.realtime.setAuth()
  const received = new Received<Change>()
  const channel = device.channel(randomUUID())
  const all = { event: "*", schema: "public" } as const
  const latest = { ...all, table: "latest_changes" }
  if (follows === "everything") {
    for (const table of programTables) channel.on("postgres_changes", { ...all, table }, received.take)
    channel.on("postgres_changes", latest, received.take)
  } else channel.on("postgres_changes", { ...latest, filter: `user_id=eq.${follows.user}` }, received.take)
  await join(channel, { changes: true })
  return received
}

const tablesIn = ({ all }: Received<Change>) => new Set(all.map((change) => change.new.table_name))

it("a program's start and its events reach the person's other devices, and nobody else, whatever they ask for", async () => {
  const [ann, eve] = [await signUpAndConfirm(server), await signUpAndConfirm(server)]
  const anns = await anotherDevice(ann, { user: ann.user.id })
  const curious = await anotherDevice(eve, { user: ann.user.id })
  const evesAll = await anotherDevice(eve, "everything")
  const { run } = await aRun(ann)
  await addEvent(ann, { run_id: run, kind: "skip" }).throwOnError()
  await expect.poll(() => [...tablesIn(anns)]).toEqual(expect.arrayContaining(programTables))
  await ann.client.from("programs").delete().eq("user_id", ann.user.id).throwOnError()
  // Eve's own program comes last, so by the time that she hears of it, she has heard of everything before it.
  const { run: other } = await aRun(eve)
  await addEvent(eve, { run_id: other, kind: "skip" }).throwOnError()
  await expect.poll(() => [...tablesIn(evesAll)]).toEqual(expect.arrayContaining(programTables))
  expect(curious.all).toEqual([])
  expect(new Set(evesAll.all.map((change) => change.new.user_id))).toEqual(new Set([eve.user.id]))
  expect(new Set(anns.all.map((change) => change.new.user_id))).toEqual(new Set([ann.user.id]))
})
