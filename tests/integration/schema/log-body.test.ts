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

const call = `select public.log_body(op_id => $1, body_date => $2, weight => $3, measurements => $4) as answer`
const waist = (value: number | null) => ({ measure: "waist", value, unit: "cm" })
const neck = { measure: "neck", value: 15.25, unit: "in" }

interface Entry {
  day?: string
  weight?: number | null
  measurements?: readonly object[]
}

const valuesOf = ({ day = "2026-11-20", weight = null, measurements = [] }: Entry, opId: string) => [
  opId,
  day,
  weight,
  JSON.stringify(measurements),
]

async function log(entry: Entry, opId: string = randomUUID()) {
  const [row] = await database.as<{ answer: { id: string } }>(person, call, valuesOf(entry, opId))
  return row?.answer.id
}

const refusal = (entry: Entry, opId: string = randomUUID()) =>
  database.refusal(person, call, valuesOf(entry, opId))

const stored = () =>
  database.admin(
    `select date::text, measure, value::text, unit, metric_value::text from public.body_measurements
     where user_id = $1 order by date, measure`,
    [person.id],
  )
const weights = () =>
  database.admin("select date::text, weight::text from public.weight_logs where user_id = $1", [person.id])

describe("what was measured on a day", () => {
  it("is stored as it was typed, with centimeters for sums, and the weight beside it", async () => {
    await log({ weight: 81.2, measurements: [waist(84.5), neck] })
    expect(await stored()).toEqual([
      { date: "2026-11-20", measure: "neck", value: "15.25", unit: "in", metric_value: "38.7350" },
      { date: "2026-11-20", measure: "waist", value: "84.5", unit: "cm", metric_value: "84.5" },
    ])
    expect(await weights()).toEqual([{ date: "2026-11-20", weight: "81.2" }])
    const [profile] = await database.admin("select weight::text from public.profiles where id = $1", [
      person.id,
    ])
    expect(profile).toEqual({ weight: "81.2" })
  })

  it("has one value a measure: a later one takes its place, and none removes it", async () => {
    await log({ measurements: [waist(84.5), neck] })
    await log({ measurements: [waist(84)] })
    expect(await stored()).toMatchObject([{ measure: "neck" }, { measure: "waist", value: "84" }])
    await log({ day: "2026-11-21", measurements: [waist(null)] })
    await log({ measurements: [waist(null)] })
    expect(await stored()).toMatchObject([{ measure: "neck" }])
  })

  it("is stored once, however often it is sent, and a later value stays", async () => {
    const opId = randomUUID()
    const id = await log({ weight: 81, measurements: [waist(84.5)] }, opId)
    await log({ measurements: [waist(84)] })
    expect(await log({ weight: 81, measurements: [waist(84.5)] }, opId)).toBe(id)
    expect(await stored()).toMatchObject([{ value: "84" }])
    expect(await weights()).toHaveLength(1)
    expect(await refusal({ weight: 81, measurements: [waist(90)] }, opId)).toBe("PT409")
  })

  it("is stored whole or not at all", async () => {
    expect(await refusal({ weight: 81, measurements: [neck, waist(0)] })).toBe("23514")
    expect(await refusal({ weight: -1, measurements: [neck] })).toBe("23514")
    expect(await refusal({ weight: 81, measurements: [neck, neck] })).toBe("21000")
    expect([await stored(), await weights()]).toEqual([[], []])
  })

  it("that is refused says why", async () => {
    await expect(log({ measurements: [waist(300.1)] })).rejects.toMatchObject({
      message: "A measurement is between 1 and 300 cm, and body fat between 1 and 80%.",
      hint: "step: write_measurements",
    })
    await expect(log({ weight: 10_001 })).rejects.toMatchObject({ hint: "step: insert_weight" })
  })

  it("can be logged by nobody who isn't signed in", async () => {
    expect(await database.refusal(null, call, valuesOf({ weight: 81 }, randomUUID()))).toBe("42501")
  })
})
