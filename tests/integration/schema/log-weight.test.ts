import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let person: Person
beforeAll(async () => {
  database = await openSchemaDatabase()
})
beforeEach(async () => {
  person = await database.signUp(randomUUID())
})
afterAll(() => database.drop())

const call = "select public.log_weight($1, $2, $3, $4) as answer"

async function log(day: string, weight: number, opId = randomUUID()) {
  const [row] = await database.as<{ answer: { id: string } }>(person, call, [opId, day, weight, "kg"])
  return row?.answer.id
}

const entries = ({ id }: Person) =>
  database.admin("select date::text, weight::text from public.weight_logs where user_id = $1 order by date", [
    id,
  ])
const profileWeight = async ({ id }: Person) => {
  const [row] = await database.admin("select weight::text, weight_unit from public.profiles where id = $1", [
    id,
  ])
  return row
}

describe("a logged weight", () => {
  it("becomes the profile's weight, unless there is one for a later day", async () => {
    await log("2026-11-20", 81.2)
    expect(await profileWeight(person)).toEqual({ weight: "81.2", weight_unit: "kg" })
    await log("2026-11-01", 83)
    expect(await profileWeight(person)).toEqual({ weight: "81.2", weight_unit: "kg" })
    await log("2026-11-20", 80.9)
    expect(await profileWeight(person)).toEqual({ weight: "80.9", weight_unit: "kg" })
  })

  it("is stored once, however often it is sent; other numbers with the same op_id are refused", async () => {
    const opId = randomUUID()
    const id = await log("2026-11-20", 81.2, opId)
    expect(await log("2026-11-20", 81.2, opId)).toBe(id)
    expect(await database.refusal(person, call, [opId, "2026-11-20", 82, "kg"])).toBe("PT409")
    expect(await entries(person)).toEqual([{ date: "2026-11-20", weight: "81.2" }])
  })

  it("that is impossible is refused, and nothing changes", async () => {
    for (const [day, weight, unit] of [
      ["1850-01-01", 80, "kg"],
      ["2026-11-20", -1, "kg"],
      ["2026-11-20", 80, "stone"],
    ])
      expect(await database.refusal(person, call, [randomUUID(), day, weight, unit])).toBe("23514")
    expect(await entries(person)).toEqual([])
    expect(await profileWeight(person)).toEqual({ weight: null, weight_unit: "kg" })
  })

  it("belongs only to its owner, and nobody can log one while signed out", async () => {
    const other = await database.signUp(randomUUID())
    await log("2026-11-20", 81.2)
    expect(await entries(other)).toEqual([])
    expect(await database.refusal(null, call, [randomUUID(), "2026-11-20", 80, "kg"])).toBe("42501")
  })
})
