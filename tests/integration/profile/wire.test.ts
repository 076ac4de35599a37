import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newClient, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

const waist = { measure: "waist", value: 84.5, unit: "cm" } as const

let server: TestServer
let ann: Visitor
let ben: Visitor
beforeAll(async () => {
  server = await startServer()
  ann = await signUpAndConfirm(server)
  ben = await signUpAndConfirm(server)
  await ann.client
    .rpc("save_profile", {
      op_id: randomUUID(),
      profile: { name: "Ann", weight: 80, weight_unit: "kg" },
      weight_date: "2026-11-21",
    })
    .throwOnError()
  await ann.client
    .rpc("log_body", { op_id: randomUUID(), body_date: "2026-11-21", measurements: [waist] })
    .throwOnError()
})
afterAll(() => server.stop())

const annsRows = async () => [
  (await ann.client.from("profiles").select()).data,
  (await ann.client.from("weight_logs").select()).data,
  (await ann.client.from("body_measurements").select()).data,
]

describe("another person's profile, weights and measurements, over the API", () => {
  it("can't be accessed by any method", async () => {
    const before = await annsRows()
    expect(before[1]).toMatchObject([{ weight: 80, date: "2026-11-21" }])
    const profiles = ben.client.from("profiles")
    expect((await profiles.select().eq("id", ann.user.id)).data).toEqual([])
    expect((await profiles.update({ name: "Ben's" }).eq("id", ann.user.id).select()).data).toEqual([])
    expect((await profiles.delete().eq("id", ann.user.id)).status).toBe(403)
    expect((await profiles.upsert({ id: ann.user.id, name: "Ben's" })).status).toBe(403)

    const weights = ben.client.from("weight_logs")
    const entry = { date: "2026-11-21", weight: 1, user_id: ann.user.id }
    expect((await weights.select()).data).toEqual([])
    expect((await weights.update({ weight: 1 }).eq("user_id", ann.user.id).select()).data).toEqual([])
    expect((await weights.delete().eq("user_id", ann.user.id).select()).data).toEqual([])
    expect((await weights.insert(entry)).status).toBe(403)
    const { data } = await ann.client.from("weight_logs").select("id").single().throwOnError()
    expect((await weights.select().eq("id", data.id)).data).toEqual([])
    expect((await weights.update({ weight: 1 }).eq("id", data.id).select()).data).toEqual([])
    expect((await weights.delete().eq("id", data.id).select()).data).toEqual([])

    const measurements = ben.client.from("body_measurements")
    const forged = { ...waist, date: "2026-11-21", value: 90, user_id: ann.user.id }
    expect(before[2]).toMatchObject([{ ...waist, metric_value: 84.5 }])
    expect((await measurements.select()).data).toEqual([])
    expect((await measurements.update({ value: 90 }).eq("user_id", ann.user.id).select()).data).toEqual([])
    expect((await measurements.delete().eq("user_id", ann.user.id).select()).data).toEqual([])
    expect((await measurements.insert(forged)).status).toBe(403)
    const onConflict = { onConflict: "user_id,measure,date" }
    expect((await measurements.upsert(forged, onConflict)).status).toBe(403)
    const logged = { op_id: randomUUID(), body_date: "2026-11-21", measurements: [{ ...waist, value: 70 }] }
    expect((await ben.client.rpc("log_body", logged)).error).toBeNull()
    expect((await measurements.select("value")).data).toEqual([{ value: 70 }])

    const taken = { id: ann.user.id, name: "Ben's" }
    const save = await ben.client.rpc("save_profile", { op_id: randomUUID(), profile: taken })
    expect(save.status).toBe(403)
    expect(await annsRows()).toEqual(before)
  })

  it("don't exist for someone without an account", async () => {
    const nobody = newClient(server)
    expect((await nobody.from("profiles").select()).status).toBe(401)
    expect((await nobody.from("weight_logs").select()).status).toBe(401)
    expect((await nobody.from("body_measurements").select()).status).toBe(401)
    const save = await nobody.rpc("save_profile", { op_id: randomUUID(), profile: { name: "Nobody" } })
    expect(save.status).toBe(401)
    expect((await nobody.rpc("delete_my_account")).status).toBe(401)
  })
})

describe("a weight without a day", () => {
  // These zones are 25 hours apart, so it is never the same day in both.
  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", null, "Nowhere/At_All"])(
    "is logged for today in the person's time zone: %s",
    async (time_zone) => {
      const { client, user } = await signUpAndConfirm(server)
      await client.from("profiles").update({ time_zone }).eq("id", user.id).throwOnError()
      const timeZone = time_zone?.startsWith("Pacific/") ? time_zone : "UTC"
      const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date())
      const before = today()
      const { data, error } = await client
        .from("weight_logs")
        .insert({ user_id: user.id, weight: 81.5 })
        .select("date, weight")
        .single()
      expect(error).toBeNull()
      expect(data?.weight).toBe(81.5)
      // Midnight may have passed in between.
      expect([before, today()]).toContain(data?.date)
    },
  )
})

describe("a picture's address", () => {
  it("is trimmed, and an empty one counts as missing, however it is written", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const byUpdate = (avatar_url: string) => client.from("profiles").update({ avatar_url }).eq("id", user.id)
    const bySave = (avatar_url: string) =>
      client.rpc("save_profile", { op_id: randomUUID(), profile: { avatar_url } })
    for (const write of [byUpdate, bySave])
      for (const [written, stored] of [
        [" \t https://pictures.example/me.png\u00a0\n", "https://pictures.example/me.png"],
        ["", null],
        ["a b", "a b"],
        [" \u3000\r\n", null],
      ] as const) {
        await write(written).throwOnError()
        const { data } = await client.from("profiles").select("avatar_url").single().throwOnError()
        expect(data.avatar_url).toBe(stored)
      }
  })
})
