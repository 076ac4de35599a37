import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>
type SetToSave = SaveCommand["sets"][number]

let server: TestServer
let exercise: string
beforeAll(async () => {
  server = await startServer()
  const { client } = await signUpAndConfirm(server)
  exercise = (await client.from("exercises").select("id").limit(1).single().throwOnError()).data.id
})
afterAll(() => server.stop())

function aSet(number: number, more: Partial<SetToSave> = {}): SetToSave {
  return {
    ...{ exercise_id: exercise, exercise_order: 1, set_number: number, set_type: "normal" },
    ...{ weight: 20, weight_unit: "kg", reps: 12, duration_minutes: null },
    ...{ distance: null, distance_unit: "km", rpe: null, notes: null },
    ...more,
  }
}

async function save({ client }: Visitor, sets: object[], more: { id?: string; revision?: number } = {}) {
  const reply = await client.rpc("save_workout_log", {
    op_id: randomUUID(),
    log: { date: "2026-11-16", ...(more.id && { id: more.id }) },
    sets: JSON.parse(JSON.stringify(sets)),
    ...(more.revision && { expected_revision: more.revision }),
  })
  return reply
}

const setsOf = async ({ client }: Visitor) =>
  (
    await client
      .from("set_logs")
      .select("set_number, set_type, reps, per_side")
      .order("set_number")
      .throwOnError()
  ).data

describe("a set that counts per side", () => {
  it("is saved, edited and read again, and an older app that doesn't know the field saves as before", async () => {
    const ann = await signUpAndConfirm(server)
    const { data } = await save(ann, [aSet(1, { per_side: true }), aSet(2)])
    expect(await setsOf(ann)).toEqual([
      { set_number: 1, set_type: "normal", reps: 12, per_side: true },
      { set_number: 2, set_type: "normal", reps: 12, per_side: false },
    ])
    const { id } = data as { id: string }
    await save(ann, [aSet(1), aSet(2, { per_side: true, set_type: "rest_pause" })], { id, revision: 1 })
    expect(await setsOf(ann)).toEqual([
      { set_number: 1, set_type: "normal", reps: 12, per_side: false },
      { set_number: 2, set_type: "rest_pause", reps: 12, per_side: true },
    ])
  })

  it("is remembered for next time, and is in the export", async () => {
    const ann = await signUpAndConfirm(server)
    await save(ann, [aSet(1, { per_side: true }), aSet(2, { set_type: "rest_pause", reps: 4 })])
    const { data: memory } = await ann.client.rpc("training_memory")
    const last = trainingMemoryOf(memory)[exercise]?.last_sets
    expect(last).toMatchObject([
      { reps: 12, per_side: true },
      { reps: 4, set_type: "rest_pause", per_side: false },
    ])
    const { data: exported } = await ann.client.rpc("export_sets")
    expect(exported?.map(({ set_type, per_side }) => [set_type, per_side])).toEqual([
      ["normal", true],
      ["rest_pause", false],
    ])
  })

  it("counts once, in the week's volume and in the bests", async () => {
    const [ann, ben] = await Promise.all([signUpAndConfirm(server), signUpAndConfirm(server)])
    await save(ann, [aSet(1, { per_side: true }), aSet(2, { set_type: "rest_pause", weight: 25 })])
    await save(ben, [aSet(1), aSet(2, { weight: 25 })])
    const figures = async ({ client, user }: Visitor) => {
      const volume = await client.rpc("calculate_weekly_volume", { user_uuid: user.id }).throwOnError()
      const memory = await client.rpc("training_memory").throwOnError()
      return [volume.data, trainingMemoryOf(memory.data)[exercise]?.bests]
    }
    const [anns, bens] = await Promise.all([figures(ann), figures(ben)])
    expect(anns).toEqual(bens)
    expect(anns[1]).toMatchObject({ heaviest_kg: 25, most_reps: 12 })
    expect(anns[0]).toMatchObject([{ total_volume: 540 }])
  })

  it("can be written directly to its row, only by its owner", async () => {
    const [ann, ben] = await Promise.all([signUpAndConfirm(server), signUpAndConfirm(server)])
    await save(ann, [aSet(1)])
    const change = ({ client }: Visitor) =>
      client.from("set_logs").update({ per_side: true }).eq("user_id", ann.user.id).select("per_side")
    expect((await change(ben)).data).toEqual([])
    expect((await change(ann)).data).toEqual([{ per_side: true }])
  })

  it.each([
    ["a text", { per_side: "both" }, "22P02"],
    ["an unknown kind", { set_type: "rest-pause" }, "23514"],
    ["nothing for its kind", { set_type: null, per_side: null }, undefined],
  ])("refuses %s with the failed step, and loses nothing", async (_, more, code) => {
    const ann = await signUpAndConfirm(server)
    const { error } = await save(ann, [{ ...aSet(1), ...more }])
    expect(error?.code).toBe(code)
    if (code) expect(error?.hint).toBe("step: insert_sets")
    expect(await setsOf(ann)).toHaveLength(code ? 0 : 1)
  })
})
