import { randomUUID } from "node:crypto"
import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import "@repertoire/backend/testing/fuzz-seed.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  aimFor,
  everythingOf,
  libraryId,
  type Lifter,
  logSets,
  makeExercise,
  memoryOf,
  planWeek,
  saveRoutine,
  tablesThatName,
} from "./own-training.ts"

const bench = "Bench Press (Barbell)"

let server: TestServer
let database: pg.Client
let ben: Lifter
let ann: Lifter
let goes: string
let stays: string
beforeAll(async () => {
  server = await startServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  ben = await signUpAndConfirm(server)
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  goes = await makeExercise(ann, "Cable Thing", { aliases: ["Thing"] })
  stays = await makeExercise(ann, "Cable Row of Mine")
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

async function merge({ client }: Lifter, from: string, into: string) {
  const { data, error, status } = await client.rpc("merge_my_exercise", { goes: from, stays: into })
  return { id: data ?? "", error: error?.message, status }
}

async function undo({ client }: Lifter, merge_id: string) {
  const { error, status } = await client.rpc("undo_my_merge", { merge_id })
  return { error: error?.message, status }
}

/** Adds rows that refer to both exercises, in every table that can name one. */
async function trainBoth(): Promise<void> {
  await logSets(ann, "2026-11-02", [
    { exercise_id: goes, weight: 90 },
    { exercise_id: stays, weight: 70 },
  ])
  await logSets(ann, "2026-11-09", [{ exercise_id: goes, reps: 8 }])
  await logSets(ann, "2026-11-16", [{ exercise_id: stays, weight: 80 }])
  await saveRoutine(ann, [
    [stays, 3],
    [goes, 2],
  ])
  await saveRoutine(ann, [[goes, 4]])
  await saveRoutine(ann, [
    [goes, 1000],
    [stays, 1000],
  ])
  await aimFor(ann, goes)
  await aimFor(ann, stays)
  await planWeek(ann, goes, stays)
  await planWeek(ann, stays)
  await ann.client
    .from("exercise_notes")
    .insert([
      { exercise_id: goes, note: "Seat 4" },
      { exercise_id: stays, note: "Wide grip" },
    ])
    .throwOnError()
  await ann.client
    .from("avoided")
    .insert([{ exercise_id: goes, reason: "Elbow" }, { exercise_id: stays }])
    .throwOnError()
}

describe("a custom exercise merged into another custom exercise", () => {
  it("takes along everything that refers to it, and undoing restores each row", async () => {
    await trainBoth()
    const before = await everythingOf(database, ann)
    const memory = await memoryOf(ann, goes, stays)
    const named = await tablesThatName(database, goes)
    expect(named).toEqual(
      expect.arrayContaining([
        "avoided",
        "exercise_notes",
        "goals",
        "plans",
        "private.exercise_totals",
        "set_logs",
        "workout_exercises",
      ]),
    )
    const { data: preview } = await ann.client.rpc("my_merge_preview", { goes, stays })
    expect(preview).toEqual({ sets: 2, goals: 1, routines: 3, both: 2 })

    const merged = await merge(ann, goes, stays)
    expect(merged).toMatchObject({ status: 200, error: undefined })
    expect(await tablesThatName(database, goes)).toEqual([])
    expect(await tablesThatName(database, stays)).toEqual(named)
    const [records] = await memoryOf(ann, stays)
    expect(records).toEqual([
      expect.objectContaining({ exercise_id: stays, heaviest_kg: 90, most_reps: 8, last_date: "2026-11-16" }),
    ])
    const { data: notes } = await ann.client.from("exercise_notes").select("note")
    expect(notes).toEqual([{ note: "Wide grip\nSeat 4" }])
    const { data: kept } = await ann.client.from("exercises").select("aliases").eq("id", stays).single()
    expect(kept).toEqual({ aliases: ["Cable Thing", "Thing"] })

    expect((await ann.client.rpc("my_merges")).data).toEqual([
      { id: merged.id, goes, goes_name: "Cable Thing", stays, merged_at: expect.any(String) },
    ])
    expect(await undo(ann, merged.id)).toEqual({ status: 204, error: undefined })
    expect(await everythingOf(database, ann)).toEqual(before)
    expect(await memoryOf(ann, goes, stays)).toEqual(memory)
    expect((await ann.client.rpc("my_merges")).data).toEqual([])
  })

  it("is merged once and restored once, however often that is requested", async () => {
    await trainBoth()
    const before = await everythingOf(database, ann)
    const merges = await Promise.all(Array.from({ length: 5 }, () => merge(ann, goes, stays)))
    expect(new Set(merges.map(({ id }) => id)).size).toBe(1)
    expect(merges.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [first] = merges
    const undone = await Promise.all(Array.from({ length: 5 }, () => undo(ann, first?.id ?? "")))
    expect(undone.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(await everythingOf(database, ann)).toEqual(before)

    // Each is merged into the other at the same time. One merge wins, and neither waits for the other forever.
    const both = await Promise.all([merge(ann, goes, stays), merge(ann, stays, goes)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    const won = both.find(({ status }) => status === 200)
    await undo(ann, won?.id ?? "")
    expect(await everythingOf(database, ann)).toEqual(before)
  })

  it("is restored through any chain of merges that are undone in reverse order", async () => {
    const ids = await Promise.all(["A", "B", "C", "D"].map((name) => makeExercise(ann, `Link ${name}`)))
    const link = fc.nat({ max: ids.length - 1 })
    const training = fc.array(fc.record({ at: link, weight: fc.integer({ min: 1, max: 200 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(training, fc.array(fc.tuple(link, link), { maxLength: 5 }), async (sets, pairs) => {
        await logSets(
          ann,
          "2026-10-01",
          sets.map(({ at, weight }) => ({ exercise_id: ids[at] ?? "", weight })),
        )
        const before = await everythingOf(database, ann)
        const done: string[] = []
        for (const [from, into] of pairs) {
          const { status, id } = await merge(ann, ids[from] ?? "", ids[into] ?? "")
          if (status === 200 && !done.includes(id)) done.push(id)
        }
        for (const id of done.toReversed()) expect(await undo(ann, id)).toMatchObject({ status: 204 })
        expect(await everythingOf(database, ann)).toEqual(before)
      }),
      { numRuns: Number(process.env["MERGE_RUNS"] ?? 12) },
    )
  })

  it("is restored with workouts edited since, even on other devices, and leaves what the other one had", async () => {
    const only = await logSets(ann, "2026-11-02", [{ exercise_id: goes, weight: 90 }])
    await logSets(ann, "2026-11-03", [{ exercise_id: stays, weight: 40 }])
    const { id } = await merge(ann, goes, stays)
    await logSets(ann, "2026-11-02", [{ exercise_id: stays, weight: 92 }], only)
    await logSets(ann, "2026-11-04", [{ exercise_id: goes, weight: 50 }])
    const revision = async () =>
      (await ann.client.from("latest_changes").select("revision").eq("table_name", "workout_logs").single())
        .data?.revision ?? 0
    const before = await revision()
    expect(await undo(ann, id)).toEqual({ status: 204, error: undefined })
    expect(await revision()).toBeGreaterThan(before)
    const { data } = await ann.client.from("set_logs").select("exercise_id, weight").order("weight")
    expect(data).toEqual([
      { exercise_id: stays, weight: 40 },
      { exercise_id: stays, weight: 50 },
      { exercise_id: goes, weight: 92 },
    ])
    const [memory] = await memoryOf(ann, goes)
    expect(memory).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ exercise_id: goes, heaviest_kg: 92 }),
        expect.objectContaining({ exercise_id: stays, heaviest_kg: 50 }),
      ]),
    )
  })

  it("can't be restored before later merges are undone, or after thirty days", async () => {
    const third = await makeExercise(ann, "Third")
    const first = await merge(ann, goes, stays)
    const second = await merge(ann, stays, third)
    expect(await undo(ann, first.id)).toEqual({ status: 409, error: "This merge can't be undone any more." })
    await undo(ann, second.id)
    await database.query(
      "update private.exercise_merges set merged_at = now() - interval '31 days' where id = $1",
      [first.id],
    )
    expect(await undo(ann, first.id)).toEqual({ status: 409, error: "This merge can't be undone any more." })
    expect((await ann.client.rpc("my_merges")).data).toEqual([])
  })
})

describe("a custom exercise merged into a library exercise", () => {
  it("leaves the library and everyone else unchanged, in both directions", async () => {
    stays = await libraryId(ann, bench)
    await trainBoth()
    await logSets(ben, "2026-11-02", [{ exercise_id: stays, weight: 100 }])
    await ben.client.from("exercise_notes").insert({ exercise_id: stays, note: "Of Ben" }).throwOnError()
    const library = async () =>
      (
        await database.query(
          "select to_jsonb(e)::text as row from exercises e where owner_id is null order by id",
        )
      ).rows
    const [before, ofBen, entries] = [
      await everythingOf(database, ann),
      await everythingOf(database, ben),
      await library(),
    ]
    const { id } = await merge(ann, goes, stays)
    expect(await tablesThatName(database, goes)).toEqual([])
    expect(await everythingOf(database, ben)).toEqual(ofBen)
    expect(await library()).toEqual(entries)
    await undo(ann, id)
    expect(await everythingOf(database, ann)).toEqual(before)
    expect(await everythingOf(database, ben)).toEqual(ofBen)
  })
})

describe("a device that still knows the merged exercise", () => {
  it("can still save: everything ends up under the exercise that was kept", async () => {
    const goal = await aimFor(ann, stays)
    await merge(ann, goes, stays)
    await logSets(ann, "2026-11-20", [{ exercise_id: goes }])
    await saveRoutine(ann, [[goes, 3]])
    await aimFor(ann, goes)
    const changed = { id: goal, exercise_id: goes, target_value: 120 }
    await ann.client
      .rpc("save_goal", { op_id: randomUUID(), goal: changed, expected_revision: 1 })
      .throwOnError()
    await ann.client.rpc("save_exercise_note", { exercise_id: stays, note: "Wide", seen: [] }).throwOnError()
    await ann.client.rpc("save_exercise_note", { exercise_id: goes, note: "Slow", seen: [] }).throwOnError()
    await ann.client.from("avoided").insert({ exercise_id: goes }).throwOnError()
    expect(await tablesThatName(database, goes)).toEqual([])
    expect((await ann.client.from("exercise_notes").select("note")).data).toEqual([{ note: "Wide\nSlow" }])
  })

  it("can save at the very moment of the merge, and nothing is left behind or refused", async () => {
    const saves = Array.from({ length: 12 }, (_, day) =>
      logSets(ann, `2026-10-${10 + day}`, [{ exercise_id: goes }]),
    )
    await Promise.all([...saves.slice(0, 6), merge(ann, goes, stays), ...saves.slice(6)])
    expect(await tablesThatName(database, goes)).toEqual([])
    expect((await ann.client.from("set_logs").select("id").eq("exercise_id", stays)).data).toHaveLength(12)
  })

  it("finds it as a separate exercise again if the one that was kept is deleted", async () => {
    await merge(ann, goes, stays)
    await ann.client.from("exercises").delete().eq("id", stays).throwOnError()
    await logSets(ann, "2026-11-20", [{ exercise_id: goes }])
    expect(await tablesThatName(database, goes)).toContain("set_logs")
  })
})

describe("nobody merges", () => {
  it("exercises that aren't theirs, don't exist or have another kind of sets, and nothing changes", async () => {
    await trainBoth()
    const theirs = await makeExercise(ben, `Of Ben ${randomUUID()}`)
    await logSets(ben, "2026-11-02", [{ exercise_id: theirs }])
    const [library, other] = [await libraryId(ann, bench), await libraryId(ann, "Back Squat (Barbell)")]
    const timed = await makeExercise(ann, "Timed", { measure: "time" })
    const [before, ofBen] = [await everythingOf(database, ann), await everythingOf(database, ben)]
    const refused = [
      ...[
        [theirs, goes],
        [goes, theirs],
        [theirs, library],
        [library, goes],
        [library, other],
      ],
      ...[
        [goes, goes],
        [goes, randomUUID()],
        [randomUUID(), goes],
      ],
    ]
    for (const [from = "", into = ""] of refused)
      expect([from, into, await merge(ann, from, into)]).toEqual([
        from,
        into,
        {
          ...{ id: "", status: 404 },
          error: "One of the two exercises is not there any more, or is not yours to merge.",
        },
      ])
    expect(await merge(ann, goes, timed)).toMatchObject({ status: 409 })
    expect(
      (await ann.client.rpc("merge_my_exercise", { goes: null as never, stays: null as never })).status,
    ).toBe(404)
    expect(await everythingOf(database, ann)).toEqual(before)
    expect(await everythingOf(database, ben)).toEqual(ofBen)
  })

  it("or undoes another person's exercises, not even an admin", async () => {
    await trainBoth()
    const { id } = await merge(ann, goes, stays)
    const before = await everythingOf(database, ann)
    expect(await undo(ben, id)).toEqual({
      status: 404,
      error: "This merge does not exist any more, or is not yours.",
    })
    expect((await ben.client.rpc("my_merges")).data).toEqual([])
    await database.query("update profiles set tier = 'admin' where id = $1", [ben.user.id])
    expect((await ben.client.rpc("admin_merges")).data).toEqual([])
    expect((await ben.client.rpc("admin_undo_merge", { merge_id: id })).status).toBe(409)
    expect((await ben.client.rpc("admin_merge_exercises", { goes: stays, stays: goes })).status).toBe(404)
    await database.query("update profiles set tier = 'free' where id = $1", [ben.user.id])
    for (const name of ["merge_my_exercise", "undo_my_merge", "my_merges", "my_merge_preview"]) {
      const anyone = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: server.anonKey, "content-type": "application/json" },
        body: JSON.stringify(
          name === "my_merges" ? {} : name === "undo_my_merge" ? { merge_id: id } : { goes, stays },
        ),
      })
      expect([name, anyone.status]).toEqual([name, 401])
    }
    const { error } = await ann.client
      .from("exercises")
      .update({ merged_into: stays } as never)
      .eq("id", goes)
    expect(error?.code).toBe("42501")
    expect(await everythingOf(database, ann)).toEqual(before)
  })
})

it("what a merge stores counts toward the account's limit, and is removed when it is undone", async () => {
  const bytes = async () =>
    Number(
      (await database.query("select bytes from private.account_usage where user_id = $1", [ann.user.id]))
        .rows[0].bytes,
    )
  for (let day = 10; day < 20; day += 1)
    // oxlint-disable-next-line no-await-in-loop -- an account saves one workout after the other
    await logSets(
      ann,
      `2026-10-${day}`,
      Array.from({ length: 10 }, () => ({ exercise_id: goes })),
    )
  const before = await bytes()
  const { id } = await merge(ann, goes, stays)
  const merged = await bytes()
  expect(merged - before).toBeGreaterThan(100 * 16)
  await undo(ann, id)
  expect((await bytes()) - before).toBeLessThan(400)
})

it("deleting an account removes everything that was merged in it", async () => {
  await trainBoth()
  await merge(ann, goes, stays)
  await database.query("delete from auth.users where id = $1", [ann.user.id])
  expect(Object.values(await everythingOf(database, ann)).flat()).toEqual([])
  const { rows } = await database.query("select from private.exercise_merges where owner_id = $1", [
    ann.user.id,
  ])
  expect(rows).toEqual([])
})
