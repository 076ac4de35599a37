import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { newClient, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let ann: Visitor
let ben: Visitor
beforeAll(async () => {
  server = await startServer()
  ben = await signUpAndConfirm(server)
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
})
afterAll(() => server.stop())

const columns = "joint, pattern, muscle, level, until, reason"
const add = ({ client }: Visitor, limit: object) => client.from("avoided").insert(limit).select(columns)
const limitsOf = async ({ client }: Visitor) =>
  (await client.from("avoided").select(columns).order("created_at")).data

describe("a limit", () => {
  it("can be for a joint or a movement, to go easy on or avoid, with a reason, for a while or for good", async () => {
    const knee = { joint: "knee", level: "spare", until: "2026-12-24", reason: "Old injury" }
    const jumps = { pattern: "jump" }
    await add(ann, knee).throwOnError()
    await add(ann, jumps).throwOnError()
    expect(await limitsOf(ann)).toEqual([
      { ...knee, pattern: null, muscle: null },
      { joint: null, pattern: "jump", muscle: null, level: "avoid", until: null, reason: null },
    ])
    expect((await add(ann, { joint: "knee" })).error?.code).toBe("23505")
    expect((await add(ann, jumps)).error?.code).toBe("23505")
  })

  it("without a level, as in earlier releases, means avoiding", async () => {
    await add(ann, { muscle: "calves" }).throwOnError()
    await add(ann, { muscle: "neck", level: null }).throwOnError()
    expect(await limitsOf(ann)).toMatchObject([
      { muscle: "calves", level: "avoid", until: null },
      { muscle: "neck", level: "avoid", until: null },
    ])
  })

  it.each<[string, object]>([
    ["two things at once", { joint: "knee", pattern: "jump" }],
    ["nothing", { reason: "Just so" }],
    ["a joint that there isn't", { joint: "tail" }],
    ["a movement that there isn't", { pattern: "wiggle" }],
    ["a level that there isn't", { joint: "knee", level: "hate" }],
    ["an end that never comes", { joint: "knee", until: "infinity" }],
  ])("for %s is refused", async (_, limit) => {
    expect((await add(ann, limit)).error?.code).toBe("23514")
  })

  it("belongs to one person, who can change its level and its end", async () => {
    await add(ann, { joint: "hip" }).throwOnError()
    const before = await limitsOf(ann)
    const { user } = ann
    expect((await add(ben, { joint: "hip", user_id: user.id })).status).toBe(403)
    const others = ben.client.from("avoided")
    expect((await others.select().eq("user_id", user.id)).data).toEqual([])
    expect((await others.update({ level: "spare" }).eq("user_id", user.id).select()).data).toEqual([])
    expect((await others.delete().eq("user_id", user.id).select()).data).toEqual([])
    expect((await newClient(server).from("avoided").select()).status).toBe(401)
    expect(await limitsOf(ann)).toEqual(before)
    const changes = { level: "spare" as const, until: "2027-01-31" }
    await ann.client.from("avoided").update(changes).eq("joint", "hip").throwOnError()
    expect(await limitsOf(ann)).toMatchObject([{ joint: "hip", ...changes }])
  })
})

describe("a person's answers about their training", () => {
  const intake = {
    experience: "6_to_24_months",
    training_aim: "strength",
    training_days: 4,
    session_minutes: 60,
  }
  const read = async ({ client, user }: Visitor) =>
    (
      await client
        .from("profiles")
        .select("experience, training_aim, training_days, session_minutes")
        .eq("id", user.id)
        .single()
    ).data
  const save = ({ client }: Visitor, profile: object, op_id = randomUUID()) =>
    client.rpc("save_profile", { op_id, profile: profile as { name: string } })

  it("are missing at first, are saved once however often they are sent, and aren't changed by a save without them", async () => {
    const nothing = Object.fromEntries(Object.keys(intake).map((name) => [name, null]))
    expect(await read(ann)).toEqual(nothing)
    const op = randomUUID()
    await save(ann, intake, op).throwOnError()
    await save(ann, { training_days: 3 }).throwOnError()
    await save(ann, intake, op).throwOnError()
    expect(await read(ann)).toEqual({ ...intake, training_days: 3 })
    await save(ann, { name: "Ann", experience: null }).throwOnError()
    expect(await read(ann)).toEqual({ ...intake, training_days: 3, experience: null })
  })

  it("reach the person's other devices, because the table's revision increases, as it does for limits", async () => {
    const revisions = async () => {
      const { data } = await ann.client.rpc("read_latest_changes").throwOnError()
      const found = (name: string) => data.find(({ table_name }) => table_name === name)?.revision ?? 0
      return [found("profiles"), found("avoided")] as const
    }
    const [profiles, avoided] = await revisions()
    await save(ann, intake).throwOnError()
    await add(ann, { joint: "wrist" }).throwOnError()
    const after = await revisions()
    expect([after[0] > profiles, after[1] > avoided]).toEqual([true, true])
  })

  it.each<[string, object]>([
    ["an experience that there isn't", { experience: "ages" }],
    ["an aim that there isn't", { training_aim: "fame" }],
    ["no days a week", { training_days: 0 }],
    ["eight days a week", { training_days: 8 }],
    ["workouts of four minutes", { session_minutes: 4 }],
    ["workouts of six hours", { session_minutes: 360 }],
  ])("are refused with %s", async (_, profile) => {
    expect((await save(ann, profile)).error?.code).toBe("23514")
  })
})
