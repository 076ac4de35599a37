import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import "#tests/support/person.ts"
import { startGymFiles } from "./gym-files.ts"

// By hand, run more: OPERATIONS=10000.
const operations = Number(process.env["OPERATIONS"] ?? 300)

const name = fc.constantFrom("a", "b", "a/b", "c.txt", "deep/er/d")
const who = fc.nat(2)
const act = fc.oneof(
  fc.record({
    kind: fc.constant("upload" as const),
    who,
    owner: who,
    name,
    upsert: fc.boolean(),
    text: fc.string(),
  }),
  fc.record({ kind: fc.constant("download" as const), who, owner: who, name }),
  fc.record({ kind: fc.constant("remove" as const), who, owner: who, name }),
  fc.record({
    kind: fc.constantFrom("move" as const, "copy" as const),
    who,
    owner: who,
    name,
    to: name,
    toOwner: who,
  }),
  fc.record({ kind: fc.constant("list" as const), who, owner: who }),
)

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

test("whatever three people do with their files, each has exactly what they would have alone", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-model-"))
  const server = await startGymFiles(dataDir)
  const people = [randomUUID(), randomUUID(), randomUUID()]
  const buckets = await Promise.all(
    people.map(async (person) => (await server.clientOf(person)).storage.from("own")),
  )
  /** The contents by their full keys. */
  const model = new Map<string, string>()
  const keyOf = (owner: number, file: string) => `${people[owner]}/${file}`

  async function run(each: Act) {
    const bucket = buckets[each.who]
    if (!bucket) throw new Error("Nobody is there.")
    if (each.kind === "list") {
      const { data } = await bucket.listV2({ prefix: `${people[each.owner]}/` })
      const mine = [...model.keys()].filter(
        (key) => each.owner === each.who && key.startsWith(`${people[each.who]}/`),
      )
      return expect(data?.objects.map((object) => object.name)).toEqual(mine.toSorted())
    }
    const key = keyOf(each.owner, each.name)
    const isOwn = each.owner === each.who
    const isThere = model.has(key)
    switch (each.kind) {
      case "upload": {
        const { error } = await bucket.upload(key, Buffer.from(each.text), { upsert: each.upsert })
        const isAllowed = isOwn && (each.upsert || !isThere)
        expect(error === null).toBe(isAllowed)
        if (isAllowed) model.set(key, each.text)
        return
      }
      case "download": {
        const { data } = await bucket.download(key)
        return expect(data === null ? null : Buffer.from(await data.arrayBuffer()).toString()).toBe(
          isOwn && isThere ? (model.get(key) ?? null) : null,
        )
      }
      case "remove": {
        const { data } = await bucket.remove([key])
        expect(data?.length).toBe(isOwn && isThere ? 1 : 0)
        if (isOwn) model.delete(key)
        return
      }
      default: {
        const to = keyOf(each.toOwner, each.to)
        const isSame = each.kind === "move" && to === key
        const isAllowed = isOwn && isThere && each.toOwner === each.who && (isSame || !model.has(to))
        const { error } = await (each.kind === "move" ? bucket.move(key, to) : bucket.copy(key, to))
        expect(error === null).toBe(isAllowed)
        if (!isAllowed) return
        const content = model.get(key) ?? ""
        if (each.kind === "move") model.delete(key)
        model.set(to, content)
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: operations, maxLength: operations }), async (acts) => {
      model.clear()
      await server.service.storage.emptyBucket("own")
      for (const each of acts) await run(each)
      // The server has files of its own, in another bucket.
      const rows = await server.sql("select bucket_id, name, version from storage.objects")
      const names = rows.flatMap(({ bucket_id, name }) => (bucket_id === "own" ? [String(name)] : []))
      expect(names.toSorted()).toEqual([...model.keys()].toSorted())
      await expect
        .poll(() => server.files().toSorted())
        .toEqual(rows.map((row) => String(row["version"])).toSorted())
    }),
    { numRuns: 1, endOnFailure: true },
  )
  await server.stop()
  rmSync(dataDir, { recursive: true })
}, 1_200_000)
