import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { logsOf, save, setsOf } from "./anns-logs.ts"
import { aSave, aSet, call } from "./saving.ts"
import { failureOf, type Person, type Row } from "./schema-database.ts"

openDatabaseWithAnn()

const sled = { name: "Sled Carry", type: "strength", measure: "weight_reps" }

/** A workout on a day in November with two exercises, one from the library and one created by the import. */
function workout(day: number) {
  const set = (place: number, order: number, number: number) => ({
    exercise: place,
    exercise_order: order,
    set_number: number,
    set_type: "normal",
    reps: 5,
    weight: 100 + day,
    weight_unit: "kg",
    distance_unit: "km",
  })
  const date = `2026-11-${String(day).padStart(2, "0")}`
  return {
    name: `Day ${day}`,
    date,
    started_at: `${date}T18:00:00Z`,
    duration_seconds: 3600,
    notes: null,
    sets: [set(0, 1, 1), set(0, 1, 2), set(1, 2, 1)],
  }
}

/** Opens an import of two parts, with three workouts and a body weight, and stages the given parts. */
async function begin(parts = [1, 2], person = ann): Promise<string> {
  const id = randomUUID()
  await beginAs(person, id)
  for (const part of parts) await stage(id, part, person)
  return id
}

const beginAs = (person: Person, id: string, more: Row = {}) =>
  call(database, person, "begin_import", {
    import: {
      id,
      ...more,
      file_name: "strong.csv",
      source: "Strong",
      parts: 2,
      exercises: [{ id: exercise }, sled],
      workouts: 3,
      sets: 9,
      weights: 1,
    },
  })

const stage = (id: string, part: number, person = ann) =>
  call(database, person, "stage_import_part", {
    import_id: id,
    part,
    workouts: JSON.stringify(part === 1 ? [workout(1), workout(2)] : [workout(3)]),
    weights: JSON.stringify(part === 1 ? [{ date: "2026-11-01", weight: 80, weight_unit: "kg" }] : []),
  })

const finish = (id: string, person = ann) => call(database, person, "finish_import", { import_id: id })
const undo = (id: string, keep_edited?: boolean, person = ann) =>
  call(database, person, "undo_import", { import_id: id, ...(keep_edited !== undefined && { keep_edited }) })

/** Every row of a person that an import can affect. */
async function everything(person: Person): Promise<Row> {
  const tables = [
    "public.workout_logs",
    "public.set_logs",
    "public.weight_logs",
    "public.exercises",
    "private.exercise_totals",
  ]
  const rows = tables.map(async (table) => [
    table,
    (await database.as(person, `select t::text from ${table} t order by 1`)).map(({ t }) => t),
  ])
  return Object.fromEntries(await Promise.all(rows))
}

describe("an import", () => {
  it("becomes visible when it is finished, and not before", async () => {
    const id = await begin()
    expect(await logsOf(ann)).toEqual([])
    expect(await finish(id)).toEqual({ id, workouts: 3, sets: 9, weights: 1, new_exercises: 1 })
    expect((await logsOf(ann)).map(({ name, date }) => [name, date])).toEqual([
      ["Day 1", "2026-11-01"],
      ["Day 2", "2026-11-02"],
      ["Day 3", "2026-11-03"],
    ])
    expect(await setsOf(ann, "weight")).toHaveLength(9)
    expect(await database.as(ann, "select weight from public.weight_logs")).toEqual([{ weight: 80 }])
    expect(await database.as(ann, "select * from private.import_parts")).toEqual([])
  })

  it("that is repeated after a lost reply is stored once", async () => {
    const id = await begin()
    await beginAs(ann, id)
    await stage(id, 2)
    const answer = await finish(id)
    expect(await finish(id)).toEqual(answer)
    expect(await logsOf(ann)).toHaveLength(3)
  })

  it("continues with the missing parts", async () => {
    const id = await begin([2])
    expect(await failureOf(finish(id))).toMatchObject({ code: "PT409", detail: '{"reason":"parts"}' })
    expect(await logsOf(ann)).toEqual([])
    expect(await beginAs(ann, id)).toMatchObject({ status: "open", parts: [2] })
    await stage(id, 1)
    await finish(id)
    expect(await logsOf(ann)).toHaveLength(3)
  })

  it("waits for the previous one, which can be discarded", async () => {
    const open = await begin([1])
    expect(await failureOf(beginAs(ann, randomUUID()))).toMatchObject({ detail: '{"reason":"open"}' })
    await database.as(ann, "delete from public.imports where id = $1", [open])
    await finish(await begin())
    expect(await logsOf(ann)).toHaveLength(3)
  })

  it("that was compared before another one finished, such as the same file on two devices, is refused before it begins", async () => {
    const first = await begin()
    expect(await failureOf(beginAs(ann, randomUUID(), { after: null }))).toMatchObject({
      detail: '{"reason":"open"}',
    })
    await finish(first)
    const second = randomUUID()
    expect(await failureOf(beginAs(ann, second, { after: null }))).toMatchObject({
      code: "PT409",
      detail: '{"reason":"compared"}',
    })
    expect(await database.as(ann, "select from public.imports where id = $1", [second])).toEqual([])
    await beginAs(ann, second, { after: first })
    await stage(second, 1)
    await stage(second, 2)
    await finish(second)
    // This import has already begun, so the same one is requested again.
    expect(await beginAs(ann, second, { after: first })).toMatchObject({ status: "done" })
    const third = randomUUID()
    expect(await failureOf(beginAs(ann, third, { after: first }))).toMatchObject({
      detail: '{"reason":"compared"}',
    })
    // An undone import doesn't count any more.
    await undo(second)
    await beginAs(ann, third, { after: first })
  })

  it("uses an exercise that the person created meanwhile, and undoing keeps it", async () => {
    const id = await begin()
    await database.as(ann, "insert into public.exercises (name) values ('sled carry')")
    expect(await finish(id)).toMatchObject({ new_exercises: 0 })
    await undo(id)
    expect(await database.as(ann, "select name from public.exercises where owner_id is not null")).toEqual([
      { name: "sled carry" },
    ])
  })

  it("with an impossible row is refused as a whole", async () => {
    const id = await begin([1])
    await call(database, ann, "stage_import_part", {
      import_id: id,
      part: 2,
      workouts: JSON.stringify([{ ...workout(3), duration_seconds: -1 }]),
      weights: "[]",
    })
    expect(await failureOf(finish(id))).toMatchObject({ code: "23514" })
    expect(await logsOf(ann)).toEqual([])
  })
})

describe("an import that is undone", () => {
  it("leaves every row as it was before", async () => {
    await save(aSave(exercise, { sets: [aSet(exercise, 1)] }))
    const before = await everything(ann)
    const id = await begin()
    await finish(id)
    expect(await everything(ann)).not.toEqual(before)
    expect(await undo(id)).toEqual({ id, removed: 3 })
    expect(await everything(ann)).toEqual(before)
    expect(await undo(id)).toEqual({ id, removed: 0 })
    expect(await failureOf(finish(id))).toMatchObject({ detail: '{"reason":"status"}' })
  })

  it("asks what to do with workouts edited since", async () => {
    const id = await begin()
    await finish(id)
    await database.as(ann, "update public.workout_logs set notes = 'Heavy' where name = 'Day 2'")
    const refused = await failureOf(undo(id))
    expect(refused).toMatchObject({ code: "PT409" })
    expect(JSON.parse(refused?.detail ?? "")).toMatchObject({
      reason: "edited",
      count: 1,
      edited: [{ name: "Day 2" }],
    })
    expect(await logsOf(ann)).toHaveLength(3)
    await undo(id, true)
    expect((await logsOf(ann)).map(({ name }) => name)).toEqual(["Day 2"])
    expect(await setsOf(ann, "weight")).toHaveLength(3)
  })

  it("removes the edited ones too on request", async () => {
    const id = await begin()
    await finish(id)
    await database.as(ann, "update public.workout_logs set notes = 'Heavy' where name = 'Day 2'")
    await undo(id, false)
    expect(await logsOf(ann)).toEqual([])
  })

  it("keeps an exercise it created that something else uses", async () => {
    const id = await begin()
    await finish(id)
    const [made] = await database.as(ann, "select id from public.exercises where name = 'Sled Carry'")
    await save(aSave(String(made?.["id"]), { sets: [aSet(String(made?.["id"]), 1)] }))
    await undo(id)
    expect(
      await database.as(ann, "select name from public.exercises where owner_id is not null"),
    ).toHaveLength(1)
    expect(await logsOf(ann)).toHaveLength(1)
  })
})

describe("the records of imports", () => {
  it("are kept for the last five", async () => {
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const id = await begin()
      await finish(id)
      ids.push(id)
    }
    const kept = await database.as(ann, "select id from public.imports order by finished_at")
    expect(kept.map(({ id }) => id)).toEqual(ids.slice(1))
    expect(await logsOf(ann)).toHaveLength(18)
    expect(await failureOf(undo(ids[0] ?? ""))).toMatchObject({ code: "PT404" })
  })
})

describe("another person's import", () => {
  it("doesn't exist for anyone else", async () => {
    const ben = await somebody("ben")
    const id = await begin()
    expect(await failureOf(beginAs(ben, id))).toMatchObject({ code: "PT409" })
    expect(await failureOf(stage(id, 1, ben))).toMatchObject({ code: "PT409" })
    expect(await failureOf(finish(id, ben))).toMatchObject({ code: "PT404" })
    await finish(id)
    expect(await failureOf(undo(id, true, ben))).toMatchObject({ code: "PT404" })
    expect(await logsOf(ann)).toHaveLength(3)
  })

  it("can't refer to someone else's exercise", async () => {
    const ben = await somebody("ben")
    const [own] = await database.as(ben, "insert into public.exercises (name) values ('Secret') returning id")
    const id = randomUUID()
    await call(database, ann, "begin_import", {
      import: {
        id,
        file_name: "x",
        source: "x",
        parts: 1,
        exercises: [{ id: own?.["id"] }],
        workouts: 1,
        sets: 1,
        weights: 0,
      },
    })
    await call(database, ann, "stage_import_part", { import_id: id, part: 1, workouts: "[]", weights: "[]" })
    expect(await failureOf(finish(id))).toMatchObject({ code: "PT404", detail: '{"reason":"exercise"}' })
  })
})

describe("the workouts to compare a file with", () => {
  it("are the caller's own from those days, with each set's numbers", async () => {
    const before = await call(database, ann, "known_workouts", {
      first_day: "2026-11-02",
      last_day: "2026-11-02",
    })
    await finish(await begin())
    const known = await call(database, ann, "known_workouts", {
      first_day: "2026-11-02",
      last_day: "2026-11-02",
    })
    const [made] = await database.as(ann, "select id from public.exercises where name = $1", [sled.name])
    expect(before).toEqual([])
    expect(known).toEqual([
      {
        name: "Day 2",
        date: "2026-11-02",
        started_at: "2026-11-02T18:00:00+00:00",
        sets: [
          [5, 102, null, null],
          [5, 102, null, null],
          [5, 102, null, null],
        ],
        exercises: [exercise, exercise, made?.["id"]],
      },
    ])
  })
})
