import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readLibrary } from "../../../supabase/seed/exercise-library.ts"
import { aSave, aSet, call } from "./saving.ts"
import { failureOf, openSchemaDatabase, type Person, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let ann: Person
beforeAll(async () => {
  database = await openSchemaDatabase()
  ann = await database.signUp("ann")
})
afterAll(() => database.drop())

async function idOf(name: string): Promise<string> {
  const [row] = await database.admin<{ id: string }>(
    "select id from public.exercises where owner_id is null and name = $1",
    [name],
  )
  if (!row) throw new Error(`The library has no ${name}.`)
  return row.id
}

const saved = async (exercise: string, weight: number) =>
  call(database, ann, "save_workout_log", aSave(exercise, { sets: [aSet(exercise, 1, { reps: 5, weight })] }))

describe("the library's loads", () => {
  it("are those from their source, and all others are external", async () => {
    const source = readLibrary()
      .filter(({ load, body_share }) => load !== "outside" || body_share !== null)
      .map(({ name, load, body_share }) => ({ name, load, body_share }))
    const rows = await database.admin(
      `select name, load, body_share::text from public.exercises
       where owner_id is null and (load <> 'outside' or body_share is not null) order by lower(name) collate "C"`,
    )
    expect(rows).toEqual(source)
    expect(rows.length).toBeGreaterThan(40)
  })
})

describe("a weight below 0", () => {
  it.each(["Pull Up", "Push Up (Weighted)", "Pull Up (Assisted)"])(
    "is kept as it was typed with %s",
    async (name) => {
      const { id } = await saved(await idOf(name), -20)
      const rows = await database.as(
        ann,
        "select weight::float8 from public.set_logs where workout_log_id = $1",
        [id],
      )
      expect(rows).toEqual([{ weight: -20 }])
    },
  )

  it("is refused for an external load, even if a set is moved there", async () => {
    const bench = await idOf("Bench Press (Barbell)")
    const failure = await failureOf(saved(bench, -20))
    expect(failure).toMatchObject({
      code: "23514",
      message: "A weight below 0 is help, which this exercise doesn't take.",
    })
    await saved(await idOf("Chin Up"), -5)
    expect(
      await database.refusal(ann, "update public.set_logs set exercise_id = $1 where weight < 0", [bench]),
    ).toBe("23514")
  })
})

describe("a custom exercise", () => {
  it("specifies how its load counts; if left out, it is external", async () => {
    await call(database, ann, "make_exercise", {
      exercise: { name: "Rope Dip", load: "added", body_share: 0.9 },
    })
    await call(database, ann, "make_exercise", { exercise: { name: "Log Press" } })
    const rows = await database.as(
      ann,
      "select name, load, body_share::float8 from public.exercises where owner_id is not null order by name",
    )
    expect(rows).toEqual([
      { name: "Log Press", load: "outside", body_share: null },
      { name: "Rope Dip", load: "added", body_share: 0.9 },
    ])
  })

  it.each([
    ["an unknown load", { name: "A", load: "up" }],
    ["a load where no weight is recorded", { name: "A", measure: "time", load: "added" }],
    ["more than the whole body", { name: "A", load: "added", body_share: 1.2 }],
  ])("with %s is refused", async (_, exercise) => {
    expect((await failureOf(call(database, ann, "make_exercise", { exercise })))?.code).toBe("23514")
  })

  it("keeps a body-weight load while it has sets with assistance", async () => {
    const { id } = await call(database, ann, "make_exercise", {
      exercise: { name: "Tree Pull", load: "added" },
    })
    const outside = "update public.exercises set load = 'outside' where id = $1"
    await saved(id, -10)
    expect(await database.refusal(ann, outside, [id])).toBe("23514")
    await database.as(ann, "update public.set_logs set weight = 10 where exercise_id = $1", [id])
    await database.as(ann, outside, [id])
  })
})

describe("two exercises whose loads count differently", () => {
  it("can't be merged", async () => {
    await call(database, ann, "make_exercise", { exercise: { name: "Bar Pull", load: "help" } })
    await call(database, ann, "make_exercise", { exercise: { name: "Beam Pull", load: "added" } })
    const merge = `update public.exercises e set merged_into = o.id from public.exercises o
      where e.name = 'Bar Pull' and o.name = 'Beam Pull'`
    await expect(database.admin(merge)).rejects.toMatchObject({ code: "PT409" })
  })
})
