import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { isSetKind, setKinds } from "#domain/exercises/set-kinds.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { libraryId, type Lifter, logSets, makeExercise, memoryOf } from "./own-training.ts"

const bench = "Bench Press (Barbell)"

let server: TestServer
let ben: Lifter
let ann: Lifter
let sled: string
beforeAll(async () => {
  server = await startServer()
  ben = await signUpAndConfirm(server)
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  sled = await makeExercise(ann, "Sled")
})
afterAll(() => server.stop())

const change = ({ client }: Lifter, id: string, columns: object) =>
  client
    .from("exercises")
    .update(columns as { name: string })
    .eq("id", id)
    .select("name, is_hidden")

describe("a custom exercise", () => {
  it("is created with every kind of set, its equipment, and its primary and secondary muscles", async () => {
    for (const kind of Object.keys(setKinds).filter(isSetKind)) {
      const exercise = {
        ...setKinds[kind],
        name: `Kind ${kind}`,
        type: "strength",
        equipment: "sled",
        primary_muscles: ["quadriceps"],
        secondary_muscles: ["calves", "glutes"],
      }
      const { data } = await ann.client.rpc("make_exercise", { exercise }).throwOnError()
      const again = await ann.client.rpc("make_exercise", { exercise }).throwOnError()
      expect(again.data).toEqual(data)
      const { data: made } = await ann.client
        .from("exercises")
        .select("name, type, measure, load, equipment, primary_muscles, secondary_muscles, is_hidden")
        .eq("name", exercise.name)
        .single()
      expect(made).toEqual({ ...exercise, is_hidden: false })
    }
  })

  it("can be renamed by its owner to a name that none of their exercises has, ignoring case", async () => {
    await makeExercise(ann, "Prowler")
    expect((await change(ann, sled, { name: " Sled Push " })).data).toEqual([
      { name: "Sled Push", is_hidden: false },
    ])
    expect((await change(ann, sled, { name: "PROWLER" })).error?.code).toBe("23505")
    expect((await change(ann, sled, { name: "sled push" })).error).toBeNull()
    expect((await change(ann, sled, { name: "  " })).error?.code).toBe("23514")
    const { data } = await ann.client.from("exercises").select("name").eq("id", sled).single()
    expect(data).toEqual({ name: "sled push" })
  })

  it("can be hidden and shown again, and its logged sets stay", async () => {
    await logSets(ann, "2026-11-20", [{ exercise_id: sled, weight: 90 }])
    const memory = await memoryOf(ann, sled)
    expect((await change(ann, sled, { is_hidden: true })).data).toEqual([{ name: "Sled", is_hidden: true }])
    await logSets(ann, "2026-11-13", [{ exercise_id: sled, weight: 80 }])
    const [records] = await memoryOf(ann, sled)
    expect(records).toEqual([expect.objectContaining({ exercise_id: sled, heaviest_kg: 90 })])
    await ann.client.from("workout_logs").delete().eq("date", "2026-11-13").throwOnError()
    expect(await memoryOf(ann, sled)).toEqual(memory)
    expect((await change(ann, sled, { is_hidden: false })).data).toEqual([{ name: "Sled", is_hidden: false }])
  })
})

/** Imports a workout of an exercise the way the app does. */
async function bringExercise({ client }: Lifter, exercise: object): Promise<void> {
  const import_id = randomUUID()
  const about = {
    id: import_id,
    file_name: "log.json",
    source: "Repertoire",
    parts: 1,
    exercises: [exercise],
  }
  await client.rpc("begin_import", { import: { ...about, workouts: 0, sets: 0, weights: 0 } }).throwOnError()
  await client.rpc("stage_import_part", { import_id, part: 1, workouts: [], weights: [] }).throwOnError()
  await client.rpc("finish_import", { import_id }).throwOnError()
}

describe("the tags of a custom exercise", () => {
  const tags = {
    pattern: "sled",
    skill: 2,
    joint_loads: { knee: 2, ankle: 1 },
    is_unilateral: false,
    load_kind: "external",
    needs: ["household", "rack"],
  }
  const columns = "pattern, skill, joint_loads, is_unilateral, load_kind, needs"
  const tagged = ({ client }: Lifter, id: string, changes: object) =>
    client
      .from("exercises")
      .update(changes as { name: string })
      .eq("id", id)
      .select(columns)

  it("can be set and cleared only by its owner, and nobody can change the library's", async () => {
    const untagged = Object.fromEntries(Object.keys(tags).map((name) => [name, null]))
    expect((await tagged(ann, sled, tags)).data).toEqual([tags])
    expect((await tagged(ben, sled, { skill: 4 })).data).toEqual([])
    expect((await tagged(ann, await libraryId(ann, bench), { skill: 4 })).data).toEqual([])
    const made = await makeExercise(ann, "Sled Too", tags)
    const { data } = await ann.client.from("exercises").select(columns).in("id", [sled, made])
    expect(data).toEqual([tags, tags])
    expect((await tagged(ann, sled, untagged)).data).toEqual([untagged])
  })

  it.each<[string, object]>([
    ["a pattern that there isn't", { pattern: "wiggle" }],
    ["a skill above four", { skill: 5 }],
    ["a skill below one", { skill: 0 }],
    ["a joint that there isn't", { joint_loads: { tail: 1 } }],
    ["a joint load of three", { joint_loads: { knee: 3 } }],
    ["a joint load that is no number", { joint_loads: { knee: "2" } }],
    ["a joint load that is null", { joint_loads: { knee: null } }],
    ["a list as a joint load", { joint_loads: { knee: [1] } }],
    ["a list of joints", { joint_loads: ["knee"] }],
    ["a kind of load that there isn't", { load_kind: "magic" }],
    ["a need that there isn't", { needs: ["a friend"] }],
    ["a need that is null", { needs: ["rack", null] }],
  ])("are refused with %s", async (_, changes) => {
    expect((await tagged(ann, sled, changes)).error?.code).toBe("23514")
  })
})

describe("what a custom exercise moves like", () => {
  const likeBench = { moves_like: bench }
  const like = ({ client }: Lifter, id: string, columns: { moves_like: string | null }) =>
    client.from("exercises").update(columns).eq("id", id).select("moves_like")

  it("can be set and cleared by its owner alone, and comes with a new one and an imported one", async () => {
    expect((await like(ann, sled, likeBench)).data).toEqual([likeBench])
    expect((await like(ben, sled, likeBench)).data).toEqual([])
    expect((await like(ann, await libraryId(ann, bench), { moves_like: "Plank" })).data).toEqual([])
    const exercise = { name: "Floor Thing", type: "strength", measure: "weight_reps", ...likeBench }
    const { data: made } = await ann.client.rpc("make_exercise", { exercise }).throwOnError()
    expect((await ann.client.rpc("make_exercise", { exercise })).data).toEqual(made)
    const other = { exercise: { ...exercise, moves_like: "Plank" } }
    expect((await ann.client.rpc("make_exercise", other)).error?.code).toBe("23505")
    await bringExercise(ann, { ...exercise, name: "Brought Thing" })
    const { data } = await ann.client
      .from("exercises")
      .select("name, moves_like")
      .in("name", ["Floor Thing", "Brought Thing"])
      .order("name")
    expect(data).toEqual([
      { name: "Brought Thing", ...likeBench },
      { name: "Floor Thing", ...likeBench },
    ])
    expect((await like(ann, sled, { moves_like: null })).data).toEqual([{ moves_like: null }])
  })

  it.each([
    ["no name", ""],
    ["a name of 201 characters", "x".repeat(201)],
  ])("is refused with %s", async (_, moves_like) => {
    expect((await like(ann, sled, { moves_like })).error?.code).toBe("23514")
  })
})

describe("nobody", () => {
  it.each([
    ["renames", { name: "Theirs now" }],
    ["hides", { is_hidden: true }],
    ["gives another's drawing to", { moves_like: "Plank" }],
    ["gives other columns to", { measure: "time", primary_muscles: ["neck"], equipment: null }],
  ])("%s someone else's exercises or the library's", async (_, columns) => {
    const theirs = await makeExercise(ben, `Of Ben ${randomUUID()}`)
    const library = await libraryId(ann, bench)
    const read = async () => {
      const { data } = await ben.client.from("exercises").select().in("id", [theirs, library]).order("id")
      return data
    }
    const before = await read()
    expect(before).toHaveLength(2)
    for (const id of [theirs, library, randomUUID()])
      expect([id, (await change(ann, id, columns)).data]).toEqual([id, []])
    expect(await read()).toEqual(before)
  })

  it("changes, takes over, removes or adds to the library by any way that writes exercises", async () => {
    const { client } = ann
    const id = await libraryId(ann, bench)
    const library = async () =>
      (await client.from("exercises").select().is("owner_id", null).order("id").limit(1_000).throwOnError())
        .data
    const before = await library()
    const tags = { pattern: "sled", skill: 4, joint_loads: { knee: 2 }, needs: ["rack"] }
    const exercise = { name: bench, type: "strength" as const, measure: "weight_reps" as const, ...tags }
    const upserted = client.from("exercises").upsert({ id, ...exercise } as never)
    expect((await upserted).error?.code).toBe("42501")
    expect(
      (await client.from("exercises").insert({ ...exercise, owner_id: null } as never)).error?.code,
    ).toBe("42501")
    expect((await change(ann, sled, { owner_id: null })).error?.code).toBe("42501")
    expect((await client.from("exercises").delete().eq("id", id).select()).data).toEqual([])
    const made = client.rpc("make_exercise", { exercise: { ...exercise, id, owner_id: null } })
    expect((await made).error).toBeNull()
    await bringExercise(ann, { id, ...exercise, owner_id: null })
    expect(await library()).toEqual(before)
  })

  it("adds a hidden exercise to the library", async () => {
    const { error } = await ann.client
      .from("exercises")
      .insert({ name: "X", owner_id: null, is_hidden: true } as never)
    expect(error?.code).toBe("42501")
  })
})
