import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aSave, aSet, call } from "./saving.ts"
import { openSchemaDatabase, type Person, type Row, type SchemaDatabase } from "./schema-database.ts"

let database: SchemaDatabase
let exercises: string[]
beforeAll(async () => {
  database = await openSchemaDatabase()
  const rows = await database.admin<{ id: string }>(
    `(select id from public.exercises where owner_id is null order by name limit 2)
     union all select id from public.exercises where name in ('Chin Up', 'Chin Up (Assisted)', 'Inverted Row')`,
  )
  exercises = rows.map(({ id }) => id)
})
afterAll(() => database.drop())

interface StoredSet {
  workout_log_id: string
  exercise_id: string
  date: string
  load: string
  body_share: number | null
  /** The body weight on the day of the log. */
  body_kg: number | null
  set_type: string
  reps: number | null
  weight_kg: number | null
  distance_km: number | null
  duration_minutes: number | null
}

/** The totals that a person's stored sets should have, for each log and exercise. */
async function ownTotals(person: Person): Promise<Row[]> {
  const sets = await database.admin<StoredSet>(
    `select s.workout_log_id, s.exercise_id, l.date, e.load, e.body_share, (
       select w.weight_kg from public.weight_logs w where w.user_id = s.user_id and w.date <= l.date
       order by w.date desc, w.created_at desc, w.id desc limit 1) as body_kg, s.set_type, s.reps, s.weight_kg, s.distance_km, s.duration_minutes
     from public.set_logs s join public.workout_logs l on l.id = s.workout_log_id
     join public.exercises e on e.id = s.exercise_id where s.user_id = $1`,
    [person.id],
  )
  const groups = new Map<string, StoredSet[]>()
  for (const set of sets) {
    const key = `${set.workout_log_id} ${set.exercise_id}`
    groups.set(key, [...(groups.get(key) ?? []), set])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [totalOf(first, group)] : []
  })
}

/** Assistance is below zero. If load is added to the body, a set without a weight moves only the body. */
function signed({ load, weight_kg, reps }: StoredSet): number | null {
  if (weight_kg === null) return load === "added" && reps !== null && reps > 0 ? 0 : null
  return load === "help" ? 0 - Math.abs(weight_kg) : weight_kg
}

function movedBy(set: StoredSet): number | null {
  const load = signed(set)
  if (set.load === "outside" || load === null) return load
  return set.body_kg === null || set.body_share === null ? null : set.body_kg * set.body_share + load
}

function totalOf({ workout_log_id, exercise_id, date }: StoredSet, group: StoredSet[]): Row {
  const counted = group.filter(({ set_type }) => set_type !== "warmup")
  const volumes = counted.flatMap((set) => {
    const load = signed(set)
    const isLifted = load !== null && (set.load === "outside" || load > 0)
    return set.reps === null || !isLifted ? [] : [set.reps * load]
  })
  const heaviest = counted.flatMap((set) => {
    const load = signed(set)
    return load === null || set.reps === 0 || (set.load === "outside" && load === 0) ? [] : [load]
  })
  return {
    workout_log_id,
    exercise_id,
    date,
    sets: counted.filter(({ reps, duration_minutes }) => (reps ?? 0) > 0 || (duration_minutes ?? 0) > 0)
      .length,
    volume_kg: volumes.length === 0 ? null : volumes.reduce((sum, each) => sum + each, 0),
    heaviest_kg: heaviest.length === 0 ? null : Math.max(...heaviest),
    one_rep_max_kg: highest(
      counted.map((set) => {
        const moved = movedBy(set)
        if (moved === null || moved < 0 || set.reps === null || set.reps < 1 || set.reps > 10) return null
        return set.reps === 1 ? moved : moved * (1 + set.reps / 30)
      }),
    ),
    most_reps: highest(counted.map(({ reps }) => reps)),
    farthest_km: highest(counted.map(({ distance_km }) => distance_km)),
    longest_minutes: highest(counted.map(({ duration_minutes }) => duration_minutes)),
  }
}

/** The highest of the values above zero. */
function highest(values: (number | null)[]): number | null {
  const some = values.flatMap((value) => (value === null || value === 0 ? [] : [value]))
  return some.length === 0 ? null : Math.max(...some)
}

const storedTotals = (person: Person) =>
  database.admin(
    `select workout_log_id, exercise_id, date, sets, volume_kg, heaviest_kg, one_rep_max_kg, most_reps, farthest_km, longest_minutes
     from private.exercise_totals where user_id = $1`,
    [person.id],
  )

const comparable = (rows: Row[]) =>
  rows
    .map((row) =>
      JSON.stringify(row, (_, value: unknown) =>
        typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value,
      ),
    )
    .toSorted()

async function expectTrueTotals(person: Person) {
  expect(comparable(await storedTotals(person))).toEqual(comparable(await ownTotals(person)))
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const someSet = () =>
  fc.record({
    exercise_id: fc.constantFrom(...exercises),
    set_type: fc.constantFrom("normal", "normal", "warmup", "drop"),
    reps: maybe(fc.integer({ min: 0, max: 12 })),
    weight: maybe(fc.constantFrom(0, 20, 62.5, 100)),
    weight_unit: fc.constantFrom("kg", "lbs"),
    distance: maybe(fc.constantFrom(0, 1.5, 4)),
    distance_unit: fc.constantFrom("km", "mi"),
    duration_minutes: maybe(fc.constantFrom(0, 12.5, 40)),
  })

type DoneSet = ReturnType<typeof someSet> extends fc.Arbitrary<infer Done> ? Done : never

const inserts = `
  insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, set_type, reps, weight, weight_unit, distance,
      distance_unit, duration_minutes)
    select l.user_id, l.id, s.exercise_id, 1, s.place + (select coalesce(max(o.set_number), 0) from public.set_logs o where o.workout_log_id = l.id),
      s.set_type, s.reps, s.weight, s.weight_unit, s.distance, s.distance_unit, s.duration_minutes
    from public.workout_logs l
    cross join rows from (jsonb_to_recordset($2::jsonb) as (exercise_id uuid, set_type text, reps numeric, weight numeric, weight_unit text,
      distance numeric, distance_unit text, duration_minutes numeric)) with ordinality
      s (exercise_id, set_type, reps, weight, weight_unit, distance, distance_unit, duration_minutes, place)
    where l.user_id = $1`

/** Every way to write the rows that totals are computed from. */
const acts: Record<string, { text: string; values: (person: Person, sets: DoneSet[]) => unknown[] }> = {
  "adding sets to every log": {
    text: inserts,
    values: (person, sets) => [person.id, JSON.stringify(sets)],
  },
  "changing a set of every log": {
    text: `update public.set_logs set exercise_id = $2, set_type = $3, reps = $4, weight = $5, weight_unit = $6 where user_id = $1 and set_number = 1`,
    values: (person, [set]) => [
      person.id,
      set?.exercise_id,
      set?.set_type,
      set?.reps,
      set?.weight,
      set?.weight_unit,
    ],
  },
  "removing some sets": {
    text: "delete from public.set_logs where user_id = $1 and set_number % 2 = 0",
    values: (person) => [person.id],
  },
  "moving a log to another day": {
    text: "update public.workout_logs set date = date + 1 where user_id = $1 and name = 'first'",
    values: (person) => [person.id],
  },
  "removing a log": {
    text: "delete from public.workout_logs where user_id = $1 and name = 'first'",
    values: (person) => [person.id],
  },
  "logging a body weight": {
    text: "insert into public.weight_logs (user_id, date, weight) values ($1, date '2026-11-16' + $2::integer, 60 + $2::integer)",
    values: (person, sets) => [person.id, sets.length],
  },
  "correcting all body weights": {
    text: "update public.weight_logs set weight = weight + 1, date = date + 1 where user_id = $1",
    values: (person) => [person.id],
  },
  "removing the last body weight": {
    text: `delete from public.weight_logs where user_id = $1 and date = (select max(w.date) from public.weight_logs w where w.user_id = $1)`,
    values: (person) => [person.id],
  },
  "adding a log": {
    text: "insert into public.workout_logs (user_id, name, date) values ($1, 'first', '2026-11-20')",
    values: (person) => [person.id],
  },
}

const someActs = () =>
  fc.array(
    fc.record({
      act: fc.constantFrom(...Object.keys(acts)),
      byService: fc.boolean(),
      sets: fc.array(someSet(), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  )

const byService = async (text: string, values: unknown[]) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query("set role service_role")
  await client.query(text, values)
  await client.end()
}

describe("an exercise's totals", () => {
  it("match its sets after any change, by the person or by the service", async () => {
    await fc.assert(
      fc.asyncProperty(someActs(), async (story) => {
        const person = await database.signUp(randomUUID())
        for (const { act, byService: isService, sets } of [
          { act: "adding a log", byService: false, sets: [] },
          ...story,
        ]) {
          const { text, values } = acts[act] ?? { text: "", values: () => [] }
          if (isService) await byService(text, values(person, sets))
          else await database.as(person, text, values(person, sets))
          await expectTrueTotals(person)
        }
      }),
      { numRuns: 40 },
    )
  }, 180_000)

  it("follow a save, its edit and the deletion of the account", async () => {
    const person = await database.signUp(randomUUID())
    const [exercise = "", other = ""] = exercises
    const { id, revision } = await call(database, person, "save_workout_log", aSave(exercise))
    await expectTrueTotals(person)
    expect(await storedTotals(person)).toHaveLength(1)
    await call(
      database,
      person,
      "save_workout_log",
      aSave(exercise, {
        log: { id, date: "2026-11-18" },
        sets: [aSet(exercise, 1, { reps: 3 }), aSet(other, 1, { exercise_order: 2, reps: 5 })],
        expected_revision: revision,
      }),
    )
    await expectTrueTotals(person)
    expect(await storedTotals(person)).toHaveLength(2)
    await database.admin("delete from auth.users where id = $1", [person.id])
    expect(await storedTotals(person)).toEqual([])
  })

  it("follow how the load of an exercise counts, and how much of the body it moves", async () => {
    const person = await database.signUp(randomUUID())
    const { id } = await call(database, person, "make_exercise", { exercise: { name: "Tree Pull" } })
    await database.as(person, "insert into public.weight_logs (date, weight) values ('2026-11-01', 80)")
    await call(
      database,
      person,
      "save_workout_log",
      aSave(id, { sets: [aSet(id, 1, { reps: 5, weight: 20 })] }),
    )
    const become = (load: string, share: number | null) =>
      database.as(person, "update public.exercises set load = $2, body_share = $3 where id = $1", [
        id,
        load,
        share,
      ])
    const figures: Row[] = []
    for (const [load, share] of [
      ["added", 0.5],
      ["added", 1],
      ["help", 1],
      ["help", null],
      ["outside", null],
    ] as const) {
      await become(load, share)
      await expectTrueTotals(person)
      figures.push(...(await storedTotals(person)))
    }
    expect(
      figures.map((row) => [row["volume_kg"], row["heaviest_kg"], Math.round(Number(row["one_rep_max_kg"]))]),
    ).toEqual([
      [100, 20, 70],
      [100, 20, 117],
      [null, -20, 70],
      [null, -20, 0],
      [100, 20, 23],
    ])
  })

  it("include both changes if two requests write sets of one log at once", async () => {
    const person = await database.signUp(randomUUID())
    const [exercise = ""] = exercises
    const { id } = await call(database, person, "save_workout_log", aSave(exercise))
    const add =
      "insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, reps, weight) values ($1, $2, $3, 2, $4, 10, 50)"
    const [one, two] = await Promise.all(
      [1, 2].map(async () => {
        const client = new pg.Client({ connectionString: database.url })
        await client.connect()
        return client
      }),
    )
    if (!one || !two) throw new Error("There are two.")
    await one.query("begin")
    await one.query(add, [person.id, id, exercise, 1])
    const second = two.query(add, [person.id, id, exercise, 2])
    await untilWaiting()
    await one.query("commit")
    await second
    await Promise.all([one.end(), two.end()])
    await expectTrueTotals(person)
    expect(await storedTotals(person)).toMatchObject([{ sets: 4 }])
  })

  // A plan made while the tables were empty is cached by the connection until Postgres checks them again, a minute later.
  it("are computed without reading the person's other logs, even on a connection that saved the first one", async () => {
    const empty = await openSchemaDatabase()
    const person = await empty.signUp(randomUUID())
    const connection = new pg.Client({ connectionString: empty.url })
    await connection.connect()
    await connection.query("begin")
    await connection.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ role: "authenticated", sub: person.id })],
    )
    const { log, sets } = aSave(exercises[0] ?? "")
    const save = (count: number) =>
      connection.query(
        "select public.save_workout_log(gen_random_uuid(), $1, $2) from generate_series(1, $3::integer)",
        [JSON.stringify(log), JSON.stringify(sets), count],
      )
    await save(1000)
    const before = await rowsRead(connection)
    await save(1)
    expect((await rowsRead(connection)) - before).toBeLessThan(10)
    await connection.end()
    await empty.drop()
  })

  it("can be read by nobody else, and written by nobody", async () => {
    const [ann, ben] = [await database.signUp(randomUUID()), await database.signUp(randomUUID())]
    const [exercise = ""] = exercises
    const { id } = await call(database, ann, "save_workout_log", aSave(exercise))
    expect(await database.as(ben, "select from private.exercise_totals")).toEqual([])
    expect(await database.refusal(null, "select from private.exercise_totals")).toBe("42501")
    await database.as(ben, "delete from private.exercise_totals")
    expect(
      await database.refusal(
        ben,
        "insert into private.exercise_totals (user_id, workout_log_id, exercise_id, date, sets) values ($1, $2, $3, '2026-11-20', 9)",
        [ann.id, id, exercises[1]],
      ),
    ).toBe("42501")
    await expectTrueTotals(ann)
  })
})

/** Resolves when a statement is waiting for another one's lock. */
async function untilWaiting() {
  for (;;) {
    const rows = await database.admin(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}

/** How many rows of sets and totals a transaction has fetched so far. */
async function rowsRead(connection: pg.Client): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as count from pg_stat_xact_user_tables
     where relname in ('set_logs', 'exercise_totals')`,
  )
  return rows[0]?.count ?? Number.NaN
}
