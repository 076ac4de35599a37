import { randomUUID } from "node:crypto"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { type ExerciseSession, exerciseSessionsOf, figuresOf } from "#domain/records/exercise-progress.ts"
import { type Bests, noBests, recordsInOrder, recordsOf } from "#domain/records/records.ts"
import { trainedExercisesOf } from "#domain/records/trained-exercises.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { openSchemaDatabase, type Person, type Row, type SchemaDatabase } from "../schema/schema-database.ts"
import { type BodyWeights, type Kind, ownMemory, ownProgress, type Session } from "./own-memory.ts"

let database: SchemaDatabase
let exercises: string[]
let equipmentOf: Map<string, string>
let kinds: Map<string, Kind>
beforeAll(async () => {
  database = await openSchemaDatabase()
  const rows = await database.admin<{ id: string; equipment: string } & Kind>(
    `(select id, equipment, load, body_share from public.exercises where owner_id is null order by name limit 3)
     union all select id, equipment, load, body_share from public.exercises
     where name in ('Pull Up', 'Push Up (Weighted)', 'Inverted Row', 'Pull Up (Assisted)')`,
  )
  exercises = rows.map(({ id }) => id)
  equipmentOf = new Map(rows.map(({ id, equipment }) => [id, equipment]))
  kinds = new Map(rows.map(({ id, load, body_share }) => [id, { load, body_share }]))
})
afterAll(() => database.drop())

const halves = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((value) => value / 2)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 })

const someSet = () =>
  fc
    .record({
      exercise_id: fc.constantFrom(...exercises),
      reps: maybe(fc.integer({ min: 0, max: 13 })),
      // Only a few different weights, so that some occur repeatedly.
      weight: maybe(fc.constantFrom(0, 20, 45, 60, 60.5, 100)),
      weight_unit: fc.constantFrom("kg" as const, "lbs" as const),
      duration_minutes: maybe(halves(30)),
      distance: maybe(halves(10)),
      distance_unit: fc.constantFrom("km" as const, "mi" as const),
      set_type: fc.constantFrom(
        ...(["normal", "normal", "warmup", "drop", "rest_pause", "failure"] as const),
      ),
      rpe: maybe(halves(10)),
      per_side: fc.boolean(),
      isNegative: fc.boolean(),
    })
    .map(({ isNegative, ...set }) =>
      isNegative && set.weight && kindOf(set.exercise_id).load !== "outside"
        ? { ...set, weight: -set.weight }
        : set,
    )

type Told = Omit<Session, "id">

/** Five times 100 kg. */
const aSet = {
  reps: 5,
  weight: 100,
  weight_unit: "kg",
  duration_minutes: null,
  distance: null,
  distance_unit: "km",
  set_type: "normal",
  rpe: null,
} as const

/** Sessions in the order in which they are saved. Several may be on the same day. */
const someSessions = (): fc.Arbitrary<Told[]> =>
  fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 3 }), sets: fc.array(someSet(), { maxLength: 5 }) }), {
      maxLength: 12,
    })
    .map((told) => {
      let date = "2026-01-01"
      return told.map(({ gap, sets }) => {
        date = addDays(date, gap)
        return { date, sets }
      })
    })

const kindOf = (id: string): Kind => kinds.get(id) ?? { load: "outside", body_share: null }

/** Body weights on some days, oldest first. */
const someBodyWeights = (): fc.Arbitrary<BodyWeights> =>
  fc
    .uniqueArray(
      fc.record({ after: fc.integer({ min: -3, max: 20 }), kg: fc.integer({ min: 50, max: 110 }) }),
      {
        maxLength: 4,
        selector: ({ after }) => after,
      },
    )
    .map((days) =>
      days
        .map(({ after, kg }) => ({ date: addDays("2026-01-01", after), kg }))
        .toSorted((one, other) => one.date.localeCompare(other.date)),
    )

async function weigh(person: Person, body: BodyWeights) {
  await database.as(
    person,
    `insert into public.weight_logs (date, weight) select w.date, w.kg
     from rows from (jsonb_to_recordset($1::jsonb) as (date date, kg numeric)) with ordinality w (date, kg, place) order by w.place`,
    [JSON.stringify(body)],
  )
}

/** Someone who has done these sessions, each created a minute after the one before. Returns the person, and the sessions with their ids. */
async function trained(told: readonly Told[], body: BodyWeights = []) {
  const person = await database.signUp(randomUUID())
  // The first weight is logged before the workouts, the others afterwards.
  await weigh(person, body.slice(0, 1))
  const sessions = await train(person, told)
  await weigh(person, body.slice(1))
  return { person, sessions }
}

async function train(person: Person, told: readonly Told[]): Promise<Session[]> {
  const sessions = told.map((each) => ({ ...each, id: randomUUID() }))
  const sets = sessions.flatMap((session) =>
    session.sets.map((set, index) => ({ ...set, log: session.id, place: index + 1 })),
  )
  await database.admin(
    `with made as (
      insert into public.workout_logs (user_id, id, date, created_at)
        select $1, l.id, l.date, timestamptz '2026-01-01' + l.place * interval '1 minute'
        from rows from (jsonb_to_recordset($2::jsonb) as (id uuid, date date)) with ordinality l (id, date, place)
    )
    insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, reps, weight, weight_unit,
        duration_minutes, distance, distance_unit, set_type, rpe, per_side)
      select $1, s.log, s.exercise_id, 1, s.place, s.reps, s.weight, s.weight_unit, s.duration_minutes, s.distance, s.distance_unit,
        s.set_type, s.rpe, coalesce(s.per_side, false)
      from jsonb_to_recordset($3::jsonb) as s(log uuid, place integer, exercise_id uuid, reps numeric, weight numeric,
        weight_unit text, duration_minutes numeric, distance numeric, distance_unit text, set_type text, rpe numeric,
        per_side boolean)`,
    [person.id, JSON.stringify(sessions.map(({ id, date }) => ({ id, date }))), JSON.stringify(sets)],
  )
  return sessions
}

const memoryOf = (person: Person | null, exceptLog: string | null = null) =>
  database.as(person, "select * from public.training_memory($1)", [exceptLog])

async function progressOf(person: Person | null, exerciseId: string | undefined) {
  const [row] = await database.as(person, "select public.exercise_progress($1) as sessions", [exerciseId])
  return row?.["sessions"]
}

async function listOf(person: Person | null) {
  const [row] = await database.as(person, "select public.trained_exercises() as exercises")
  return trainedExercisesOf(row?.["exercises"])
}

/** The line of an exercise in a list, from its sessions. */
function lineOf(exercise_id: string, sessions: readonly ExerciseSession[]) {
  const last = sessions.at(-1)
  const [figure] = figuresOf(sessions)
  if (!last) return []
  const line = { exercise_id, last_date: last.day, sessions: sessions.length }
  if (!figure) return [{ ...line, trend: [] }]
  const values = sessions.flatMap((session) => session[figure] ?? [])
  return [{ ...line, figure, best: Math.max(...values), trend: values.slice(-12) }]
}

/** Rounds numbers to six decimals, because Postgres computes with decimals. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === "number" ? Math.round(part * 1e6) / 1e6 : part,
  )
}

/** The most reps with this weight or a heavier one. */
const repsWith = (weight: number, { reps_at }: Bests) =>
  Math.max(0, ...reps_at.flatMap(({ weight_kg, reps }) => (weight_kg >= weight ? [reps] : [])))

const byExercise = <Each extends Row | { exercise_id: string }>(rows: Each[]) =>
  rows.toSorted((one, other) => String(one["exercise_id"]).localeCompare(String(other["exercise_id"])))

describe("training_memory", () => {
  it("agrees with an independent computation on generated histories, also before a log that is being edited", async () => {
    await fc.assert(
      fc.asyncProperty(someSessions(), fc.nat(), someBodyWeights(), async (told, pick, body) => {
        const { person, sessions } = await trained(told, body)
        const place = pick % (sessions.length + 1)
        const log = sessions[place]
        const edited = log?.id ?? null
        const counted = sessions.slice(0, place)
        const own = exercises.flatMap((id) => {
          const memory = ownMemory(counted, id, kindOf(id), body, log?.date ?? null)
          return memory ? [{ ...memory, equipment: equipmentOf.get(id) }] : []
        })
        expect(rounded(byExercise(await memoryOf(person, edited)))).toEqual(rounded(byExercise(own)))
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  it("gives a log in the middle only what was before it, in the order in which a day's logs were created", async () => {
    const [exercise_id = ""] = exercises
    const lift = (date: string, weight: number): Told => ({
      date,
      sets: [{ ...aSet, exercise_id, weight }],
    })
    const { person, sessions } = await trained([
      lift("2026-01-05", 100),
      lift("2026-01-12", 80),
      lift("2026-01-12", 82.5),
      lift("2026-01-19", 120),
    ])
    const [first, second, third] = sessions
    expect(await memoryOf(person, first?.id)).toEqual([])
    expect(await memoryOf(person, second?.id)).toMatchObject([
      { last_log_id: first?.id, last_date: "2026-01-05", heaviest_kg: 100 },
    ])
    expect(await memoryOf(person, third?.id)).toMatchObject([
      { last_log_id: second?.id, heaviest_kg: 100, last_sets: [{ weight: 80 }] },
    ])
    // An id that has no log excludes nothing.
    expect(await memoryOf(person, randomUUID())).toMatchObject([{ heaviest_kg: 120 }])
  })

  it("returns the most recently trained exercise first", async () => {
    await fc.assert(
      fc.asyncProperty(someSessions(), async (told) => {
        const { person, sessions } = await trained(told)
        const places = (await memoryOf(person)).map((row) =>
          sessions.findIndex(({ id }) => id === row["last_log_id"]),
        )
        expect(places).toEqual(places.toSorted((one, other) => other - one))
      }),
      { numRuns: 20 },
    )
  }, 120_000)

  it("has bests that none of their own sets beat, as the app reads them", async () => {
    await fc.assert(
      fc.asyncProperty(someSessions(), fc.integer({ min: 50, max: 110 }), async (told, kg) => {
        const { person, sessions } = await trained(told, [{ date: "2025-12-31", kg }])
        const memory = trainingMemoryOf(await memoryOf(person))
        for (const { exercise_id, ...set } of sessions.flatMap(({ sets }) => sets))
          expect(recordsOf(set, memory[exercise_id]?.bests ?? noBests)).toEqual([])
      }),
      { numRuns: 30 },
    )
  }, 120_000)

  it("finds a record exactly where the bests change once the session is saved", async () => {
    await fc.assert(
      fc.asyncProperty(someSessions(), someSessions(), someBodyWeights(), async (told, more, body) => {
        const { person } = await trained(told, body.slice(0, 1))
        const next = more.flatMap(({ sets }) => sets)
        const before = trainingMemoryOf(await memoryOf(person))
        await train(person, [{ date: "2027-01-01", sets: next }])
        const after = trainingMemoryOf(await memoryOf(person))
        for (const id of Object.keys(before)) {
          const [old, now] = [before[id]?.bests ?? noBests, after[id]?.bests ?? noBests]
          const broken = recordsInOrder(
            next.filter(({ exercise_id }) => exercise_id === id),
            old,
          ).flat()
          const unnoticed = { heaviest_kg: 0.1, one_rep_max_kg: 0.1, farthest_km: 0.01, longest_minutes: 0 }
          const grew = (key: keyof typeof unnoticed) =>
            old[key] !== null && (now[key] ?? 0) > old[key] + unnoticed[key]
          expect(broken.includes("weight")).toBe(grew("heaviest_kg"))
          expect(broken.includes("distance")).toBe(grew("farthest_km"))
          expect(broken.includes("time")).toBe(grew("longest_minutes"))
          const weights = [...old.reps_at, ...now.reps_at, { weight_kg: 0 }].map(({ weight_kg }) => weight_kg)
          const moreReps = weights.some(
            (weight) => repsWith(weight, old) > 0 && repsWith(weight, now) > repsWith(weight, old),
          )
          // More assistance isn't a record, so reps and estimates with it aren't records either.
          if (kindOf(id).load !== "outside") {
            if (broken.includes("one_rep_max")) expect(grew("one_rep_max_kg")).toBe(true)
            continue
          }
          expect(broken.includes("one_rep_max")).toBe(grew("one_rep_max_kg"))
          // A new heaviest weight is reported as such, whatever its reps add to those at lighter weights.
          const heaviest = ({ reps_at }: Bests) => reps_at.at(-1)?.weight_kg ?? 0
          if (heaviest(now) <= heaviest(old)) expect(broken.includes("reps")).toBe(moreReps)
        }
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})

describe("exercise_progress", () => {
  it("agrees with an independent computation on generated histories", async () => {
    await fc.assert(
      fc.asyncProperty(someSessions(), someBodyWeights(), async (told, body) => {
        const { person, sessions } = await trained(told, body)
        for (const id of exercises)
          expect(rounded(await progressOf(person, id))).toEqual(
            rounded(ownProgress(sessions, id, kindOf(id), body)),
          )
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})

describe("trained_exercises", () => {
  it("says of each exercise what its sessions say, in the figure that its page opens with, trained last first", async () => {
    await fc.assert(
      fc.asyncProperty(someSessions(), someBodyWeights(), async (told, body) => {
        const { person, sessions } = await trained(told, body)
        const list = await listOf(person)
        const lines = await Promise.all(
          exercises.map(async (id) => lineOf(id, exerciseSessionsOf(await progressOf(person, id)))),
        )
        expect(byExercise(list)).toEqual(byExercise(lines.flat()))
        const lastLog = ({ exercise_id }: { exercise_id: string }) =>
          sessions.findLastIndex(({ sets }) => sets.some((set) => set.exercise_id === exercise_id))
        const places = list.map(lastLog)
        expect(places).toEqual(places.toSorted((one, other) => other - one))
      }),
      { numRuns: 40 },
    )
  }, 120_000)

  it("has the latest twelve sessions of a long history", async () => {
    const [exercise_id = ""] = exercises
    const { person } = await trained(
      Array.from({ length: 15 }, (_, place) => ({
        date: addDays("2026-01-01", place),
        sets: [{ ...aSet, exercise_id, reps: 1, weight: 100 - place }],
      })),
    )
    const trend = Array.from({ length: 12 }, (_, place) => 97 - place)
    expect(await listOf(person)).toMatchObject([
      { sessions: 15, last_date: "2026-01-15", figure: "one_rep_max_kg", best: 100, trend },
    ])
  })
})

describe("an exercise's history", () => {
  it("isn't visible to anyone else", async () => {
    const [owner, other] = [await database.signUp("owner"), await database.signUp("other")]
    const [exercise_id] = exercises
    const session = { date: "2026-01-01", sets: [{ ...aSet, exercise_id: exercise_id ?? "" }] }
    await train(owner, [session])
    expect(await memoryOf(owner)).toHaveLength(1)
    expect(await memoryOf(other)).toEqual([])
    expect(await progressOf(owner, exercise_id)).toHaveLength(1)
    expect(await progressOf(other, exercise_id)).toEqual([])
    expect(await listOf(owner)).toHaveLength(1)
    expect(await listOf(other)).toEqual([])
    expect(await database.refusal(null, "select * from public.training_memory()")).toBe("42501")
    expect(await database.refusal(null, "select public.exercise_progress($1)", [exercise_id])).toBe("42501")
    expect(await database.refusal(null, "select public.trained_exercises()")).toBe("42501")
  })
})
