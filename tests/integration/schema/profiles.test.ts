import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { ann, database, openDatabaseWithAnn, somebody } from "./ann.ts"
import { call } from "./saving.ts"
import { failureOf, type Row } from "./schema-database.ts"

openDatabaseWithAnn()

const profile = async (person = ann) => (await database.as(person, "select * from public.profiles"))[0]
const weights = () =>
  database.as(ann, "select date, weight, weight_unit, weight_kg from public.weight_logs order by created_at")

describe("a new account", () => {
  it("has a profile with the username from the sign-up, the free tier and no onboarding yet", async () => {
    expect(await profile()).toMatchObject({
      id: ann.id,
      username: ann.email.replace("@example.com", ""),
      tier: "free",
      onboarding_completed: false,
      available_equipment: [],
      unit_system: null,
    })
  })

  it.each([
    ["no user data", null],
    ["no username", {}],
    ["a blank username", { username: "  " }],
  ])("is named after its email address with %s", async (_, data) => {
    const id = randomUUID()
    const email = `${id}@example.com`
    await database.admin("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
      id,
      email,
      data,
    ])
    expect(await profile({ id, email })).toMatchObject({ username: email })
  })

  it("isn't prevented by an endless username", async () => {
    const id = randomUUID()
    await database.admin(
      "insert into auth.users (id, email, raw_user_meta_data) values ($1, 'x@example.com', $2)",
      [id, { username: "x".repeat(5000) }],
    )
    expect(await profile({ id, email: "" })).toMatchObject({ username: "x".repeat(320) })
  })

  it("can add a missing profile, only its own and only once", async () => {
    await database.admin("delete from public.profiles where id = $1", [ann.id])
    const ben = await somebody("ben")
    await database.admin("delete from public.profiles where id = $1", [ben.id])
    const add = (id: string) =>
      database.refusal(ann, "insert into public.profiles (id, username) values ($1, 'ann@example.com')", [id])
    expect(await add(ben.id)).toBe("42501")
    expect(await add(ann.id)).toBeUndefined()
    expect(await add(ann.id)).toBe("23505")
  })
})

const save = (fields: Row, date: string | null = "2026-11-16", op_id = randomUUID()) =>
  call(database, ann, "save_profile", { op_id, profile: fields, weight_date: date })

const failure = (fields: Row, date?: string | null) => failureOf(save(fields, date))

describe("saving the profile", () => {
  it("writes the given fields and keeps the rest", async () => {
    await save({
      name: "Ann",
      age: 40,
      sex: "Female",
      height: 70,
      height_unit: "in",
      available_equipment: ["barbell"],
    })
    await save({ age: null })
    expect(await profile()).toMatchObject({
      name: "Ann",
      age: null,
      sex: "Female",
      height: 70,
      height_unit: "in",
      available_equipment: ["barbell"],
    })
  })

  it("logs the weight on the given day, only if it changed and isn't empty", async () => {
    await save({ weight: 180, weight_unit: "lbs" })
    await save({ weight: 180, weight_unit: "lbs", name: "Ann" }, "2026-11-17")
    await save({ weight: null }, "2026-11-18")
    await save({ weight: 82, weight_unit: "kg" }, "2026-11-19")
    expect(await weights()).toEqual([
      { date: "2026-11-16", weight: 180, weight_unit: "lbs", weight_kg: 81.6466266 },
      { date: "2026-11-19", weight: 82, weight_unit: "kg", weight_kg: 82 },
    ])
  })

  it("happens once, however often it is repeated", async () => {
    const op = randomUUID()
    const answers = [1, 2, 3].map(() => save({ weight: 80 }, "2026-11-16", op))
    expect(await Promise.all(answers)).toEqual([{ id: ann.id }, { id: ann.id }, { id: ann.id }])
    await save({ weight: 81 })
    await save({ weight: 80 }, "2026-11-16", op)
    expect(await profile()).toMatchObject({ weight: 81 })
    expect(await weights()).toHaveLength(2)
  })

  it("is rolled back as a whole if the weight can't be logged", async () => {
    expect(await failure({ name: "Ann", weight: 80 }, null)).toMatchObject({
      code: "23502",
      hint: "step: insert_weight",
    })
    expect(await profile()).toMatchObject({ name: null, weight: null })
  })

  it.each([
    ["an age in words", { age: "old" }, "22P02"],
    ["an age of minus one", { age: -1 }, "23514"],
    ["another sex", { sex: "male" }, "23514"],
    ["a weight of NaN", { weight: "NaN" }, "23514"],
    ["a nothing among the equipment", { available_equipment: [null] }, "23514"],
    ["another's id", { id: randomUUID() }, "42501"],
  ])("with %s is refused", async (_, fields, code) => {
    expect(await failure(fields)).toMatchObject({ code, hint: "step: update_profile" })
  })

  it("never changes the tier", async () => {
    await save({ tier: "admin" })
    expect(await profile()).toMatchObject({ tier: "free" })
    expect(await database.refusal(ann, "update public.profiles set tier = 'admin'")).toBe("42501")
  })

  it("adds a missing profile", async () => {
    await database.admin("delete from public.profiles where id = $1", [ann.id])
    await save({ name: "Ann" })
    expect(await profile()).toMatchObject({ username: ann.email, name: "Ann" })
  })
})
