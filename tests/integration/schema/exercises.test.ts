import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { call } from "./saving.ts"
import {
  failureOf,
  openSchemaDatabase,
  type Person,
  type Row,
  type SchemaDatabase,
} from "./schema-database.ts"

let database: SchemaDatabase
let ann: Person
let ben: Person

beforeAll(async () => {
  database = await openSchemaDatabase()
  ann = await database.signUp("ann")
  ben = await database.signUp("ben")
})
afterAll(() => database.drop())

const add = (person: Person, columns: string, values: string) =>
  database.refusal(person, `insert into public.exercises (${columns}) values (${values})`)

describe("a custom exercise", () => {
  it("is strength and weight × reps unless it says otherwise; cardio is distance and time", async () => {
    const rows = await database.as(
      ann,
      `insert into public.exercises (name, type, measure) values
       (' Log Press ', null, null), ('Rope Climb', 'cardio', null), ('Plank Hold', 'strength', 'time')
       returning name, type, measure`,
    )
    expect(rows).toEqual([
      { name: "Log Press", type: "strength", measure: "weight_reps" },
      { name: "Rope Climb", type: "cardio", measure: "distance_time" },
      { name: "Plank Hold", type: "strength", measure: "time" },
    ])
  })

  it("has no rank among the library's popular ones", async () => {
    expect(await add(ann, "name, popularity_rank", "'Famous Lift', 1")).toBe("42501")
  })

  it("has a name that its owner uses only once, ignoring case", async () => {
    expect(await add(ann, "name", "'Sled Shove'")).toBeUndefined()
    expect(await add(ann, "name", "'SLED shove'")).toBe("23505")
    expect(await add(ben, "name", "'Sled Shove'")).toBeUndefined()
  })

  it.each([
    ["no name", "name", "null", "23502"],
    ["a blank name", "name", "'  '", "23514"],
    ["an unknown type", "name, type", "'A', 'yoga'", "23514"],
    ["an unknown measure", "name, measure", "'A', 'joy'", "23514"],
    ["a nothing among its muscles", "name, primary_muscles", "'A', '{null}'", "23514"],
  ])("with %s is refused", async (_, columns, values, code) => {
    expect(await add(ann, columns, values)).toBe(code)
  })
})

describe("make_exercise", () => {
  const make = (exercise: Row, person = ann) => call(database, person, "make_exercise", { exercise })
  const carry = {
    name: "Yoke Carry",
    type: "cardio",
    equipment: "yoke",
    primary_muscles: ["glutes", "upper back"],
  }

  it("creates one exercise, however often and however quickly it is repeated", async () => {
    const answers = await Promise.all([make(carry), make(carry), make({ ...carry, name: " Yoke Carry " })])
    const [first] = answers
    expect(answers).toEqual([first, first, first])
    const rows = await database.as(
      ann,
      "select id, owner_id, name, type, measure, equipment, primary_muscles, aliases from public.exercises where name ilike 'yoke carry'",
    )
    expect(rows).toEqual([
      { ...carry, id: first?.id, owner_id: ann.id, measure: "distance_time", aliases: [] },
    ])
    expect((await make(carry, ben)).id).not.toBe(first?.id)
  })

  it.each([
    ["another of the same name", { ...carry, equipment: null }, "23505"],
    ["the same name in another case", { ...carry, name: "yoke carry" }, "23505"],
    ["one without a name", { ...carry, name: " " }, "23514"],
    ["one of an unknown type", { name: "A", type: "yoga" }, "23514"],
  ])("refuses %s", async (_, exercise, code) => {
    await make(carry)
    expect((await failureOf(make(exercise)))?.code).toBe(code)
  })

  it("creates none for another person, or without a sign-in", async () => {
    expect((await failureOf(make({ name: "For Ben", owner_id: ben.id })))?.code).toBe("42501")
    expect(await database.refusal(null, `select public.make_exercise('{"name":"Anon"}')`)).toBe("42501")
  })
})

describe("the library", () => {
  it("can be read by everyone who is signed in, and changed by none of them", async () => {
    const [library] = await database.admin(
      "select count(*)::int as count from public.exercises where owner_id is null",
    )
    for (const person of [ann, ben])
      expect(
        await database.as(
          person,
          "select count(*)::int as count from public.exercises where owner_id is null",
        ),
      ).toEqual([library])
    expect(
      await database.as(ann, "update public.exercises set name = 'mine' where owner_id is null returning id"),
    ).toEqual([])
    expect(
      await database.as(ann, "delete from public.exercises where owner_id is null returning id"),
    ).toEqual([])
    expect(await add(ann, "name, owner_id", "'Ours', null")).toBe("42501")
  })
})
