import { readFileSync } from "node:fs"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createDatabase } from "@repertoire/backend/testing/database.ts"
import { isJoint, isLoadKind, isNeed, isPattern, patterns } from "#domain/suitability/tags.ts"
import { libraryMigration, readLibrary, tagsMigration, writeTagsMigration } from "./exercise-library.ts"

const library = readLibrary()
const lower = (text: string) => text.toLowerCase()

const equipment =
  "barbell, dumbbell, machine, cable, kettlebell, bodyweight, smith machine, plate, band, suspension, ez bar, trap bar, medicine ball, sled, cardio machine, none, other".split(
    ", ",
  )
const muscles =
  "chest, lats, upper back, lower back, traps, shoulders, biceps, triceps, forearms, abs, obliques, glutes, quadriceps, hamstrings, calves, shins, adductors, abductors, hip flexors, neck, full body, cardio".split(
    ", ",
  )
const measures = { strength: ["weight_reps", "reps", "time"], cardio: ["distance_time", "time"] }

describe("the source of the exercise library", () => {
  it("has more than 400 exercises of strength and more than 40 of cardio", () => {
    expect(library.filter(({ type }) => type === "strength").length).toBeGreaterThan(400)
    expect(library.filter(({ type }) => type === "cardio").length).toBeGreaterThan(40)
  })

  it("has no name or alias twice, ignoring case", () => {
    const all = library.flatMap(({ name, aliases }) => [name, ...aliases]).map(lower)
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  it("is sorted by name, without spaces at the ends", () => {
    const names = library.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => (lower(a) < lower(b) ? -1 : 1)))
    const texts = library.flatMap(({ name, aliases }) => [name, ...aliases])
    expect(texts.filter((text) => text !== text.trim() || text === "")).toEqual([])
  })

  it("uses only the known equipment and muscles, and each muscle once per exercise", () => {
    const misfits = library.filter(({ equipment: used, primary_muscles, secondary_muscles }) => {
      const named = [...primary_muscles, ...secondary_muscles]
      return (
        !equipment.includes(used) ||
        primary_muscles.length === 0 ||
        named.some((muscle) => !muscles.includes(muscle)) ||
        new Set(named).size !== named.length
      )
    })
    expect(misfits).toEqual([])
  })

  it("gives each exercise a measure that suits its type", () => {
    const misfits = library.filter(
      ({ type, measure }) => !(type === "strength" || type === "cardio") || !measures[type].includes(measure),
    )
    expect(misfits).toEqual([])
  })

  it("has 55 bodyweight loads, and ranks popular exercises from 1 without a gap", () => {
    expect(library.filter(({ load }) => load !== "outside").length).toBe(55)
    const places = library.flatMap(({ popularity_rank }) => popularity_rank ?? [])
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 166 }, (_, index) => index + 1))
  })

  it("has tags: each exercise has a known pattern, skill, kind of load and joint loads", () => {
    const misfits = library.filter(
      ({ pattern, skill, joint_loads, load_kind, needs: wanted }) =>
        !isPattern(pattern) ||
        ![1, 2, 3, 4].includes(skill) ||
        !isLoadKind(load_kind) ||
        Object.entries(joint_loads).some(([joint, load]) => !isJoint(joint) || (load !== 1 && load !== 2)) ||
        wanted.some((need) => !isNeed(need)),
    )
    expect(misfits).toEqual([])
    const bySkill = [1, 2, 3, 4].map((level) => library.filter(({ skill }) => skill === level).length)
    expect(bySkill).toEqual([272, 249, 138, 100])
    expect(new Set(library.map(({ pattern }) => pattern)).size).toBe(patterns.length)
  })

  it("matches the migration with its tags, with 112 corrected muscles", () => {
    const text = readFileSync(tagsMigration, "utf8")
    expect(text).toBe(writeTagsMigration())
    const [, corrections = ""] = text.split(/ before,.*\n/)
    expect(corrections.match(/^[\da-f-]{36},/gm)).toHaveLength(112)
  })

  it("has no id twice", () => {
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length)
  })

  it.each([
    "Bench Press (Barbell)",
    "Back Squat (Barbell)",
    "Bent Over Row (Barbell)",
    "Romanian Deadlift (Barbell)",
    "Incline Press (Dumbbell)",
    "Lat Pulldown (Cable)",
    "Standing Calf Raise (Machine)",
    "Face Pull (Cable)",
    "Farmer's Walk",
    "Rowing Machine",
    "Running",
    "Running (Treadmill)",
  ])("has %s", (name) => {
    expect(library.map((exercise) => exercise.name)).toContain(name)
  })

  it.each([
    ["Squat (Barbell)", "Back Squat (Barbell)"],
    ["OHP", "Overhead Press (Barbell)"],
    ["RDL", "Romanian Deadlift (Barbell)"],
    ["Incline Bench Press (Dumbbell)", "Incline Press (Dumbbell)"],
    ["Triceps Pushdown (Cable - Straight Bar)", "Triceps Pushdown - Straight Bar (Cable)"],
    ["Rowing (Machine)", "Rowing Machine"],
  ])("has %s as an alias of %s", (alias, name) => {
    expect(library.find(({ aliases }) => aliases.includes(alias))?.name).toBe(name)
  })
})

describe("the exercise library in a migrated database", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let client: Client

  beforeAll(async () => {
    database = await createDatabase()
    client = new Client(database.url)
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  const stored = async (columns: string) => {
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${columns} from public.exercises where owner_id is null`,
    )
    return rows.toSorted((a, b) => (lower(String(a["name"])) < lower(String(b["name"])) ? -1 : 1))
  }

  it("is exactly its source", async () => {
    const columns = `id, name, type, measure, equipment, primary_muscles, secondary_muscles, aliases, load, body_share::text, popularity_rank,
       pattern, skill, joint_loads, is_unilateral, load_kind, needs`
    expect(await stored(columns)).toEqual(library)
  })

  it("stays untouched, row versions and all, when the migration of its tags runs again", async () => {
    const before = await stored("name, id, xmin::text")
    await client.query(readFileSync(tagsMigration, "utf8"))
    expect(await stored("name, id, xmin::text")).toEqual(before)
  })

  it("keeps the id of an existing exercise with the same name, ignoring case", async () => {
    await client.query(
      "update public.exercises set id = gen_random_uuid(), name = 'PLANK' where name = 'Plank'",
    )
    const before = await client.query("select id from public.exercises where name = 'PLANK'")
    await client.query(readFileSync(libraryMigration, "utf8"))
    await client.query(readFileSync(tagsMigration, "utf8"))
    const after = await client.query("select id from public.exercises where name = 'Plank'")
    expect(after.rows).toEqual(before.rows)
  })

  it("is tagged and corrected even if an admin has changed an exercise's name or id; muscles that they changed stay", async () => {
    const untag =
      "pattern = null, skill = null, joint_loads = null, is_unilateral = null, load_kind = null, needs = null"
    await client.query(`update public.exercises set ${untag} where owner_id is null`)
    await client.query(`update public.exercises set name = 'Squat of Ours', secondary_muscles = '{glutes,hamstrings,lower back}'
      where name = 'Back Squat (Barbell)'`)
    await client.query(
      `update public.exercises set id = gen_random_uuid(), secondary_muscles = '{traps}' where name = 'Hack Squat (Barbell)'`,
    )
    await client.query(readFileSync(tagsMigration, "utf8"))
    const { rows } = await client.query(
      "select pattern, secondary_muscles from public.exercises where name in ('Squat of Ours', 'Hack Squat (Barbell)') order by name",
    )
    expect(rows).toEqual([
      { pattern: "squat", secondary_muscles: ["traps"] },
      { pattern: "squat", secondary_muscles: ["glutes", "adductors", "lower back"] },
    ])
    const untagged = await client.query(
      "select from public.exercises where owner_id is null and pattern is null",
    )
    expect(untagged.rowCount).toBe(0)
  })
})
