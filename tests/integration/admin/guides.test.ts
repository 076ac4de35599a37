import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { adminCommand } from "#product/admin-command.ts"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

type Person = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let ada: Person
let ben: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signUpAndConfirm(server)
  ben = await signUpAndConfirm(server)
  await adminCommand(["grant", ada.user.email ?? ""], (work) => work(server.databaseUrl))
})
afterAll(() => server.stop())

const words = {
  ...{ setUp: "Bar on your back.", move: "Sit, then stand.", breathe: "In down, out up." },
  ...{ cues: ["Chest up."], mistakes: ["Heels lift: widen your stance."] },
  ...{ easier: "Goblet Squat (Dumbbell)", harder: null },
}

async function libraryId(name: string): Promise<string> {
  const { data } = await ben.client.from("exercises").select("id").eq("name", name).single().throwOnError()
  return data.id
}

/** A new exercise of the library. */
async function added(name: string): Promise<string> {
  const exercise = { name, type: "strength", measure: "weight_reps" }
  const { data } = await ada.client.rpc("admin_save_exercise", { exercise }).throwOnError()
  return data
}

/** What everyone sees of an exercise's guide. */
async function shown(id: string) {
  const { data } = await ben.client
    .from("exercises")
    .select("moves_like, guide")
    .eq("id", id)
    .single()
    .throwOnError()
  return data
}

function saveGuide({ client }: Person, exercise_id: string, moves_like: string | null, guide?: object) {
  return client.rpc("admin_save_guide", { exercise_id, moves_like, ...(guide && { guide }) })
}

describe("an admin's drawing and words", () => {
  it("are what everyone sees, until the shipped ones are back, and are in the audit log", async () => {
    const squat = await libraryId("Back Squat (Barbell)")
    await saveGuide(ada, squat, "squat-front", words).throwOnError()
    expect(await shown(squat)).toEqual({ moves_like: "squat-front", guide: words })
    const { data: library } = await ada.client.rpc("admin_library").throwOnError()
    expect(library).toContainEqual(
      expect.objectContaining({ id: squat, moves_like: "squat-front", guide: words }),
    )
    await saveGuide(ada, squat, null).throwOnError()
    expect(await shown(squat)).toEqual({ moves_like: null, guide: null })
    const { data: actions } = await ada.client.rpc("admin_audit", {}).throwOnError()
    const saved = { action: "edit_guide", subject: "Back Squat (Barbell)", admin: ada.user.email }
    expect(actions).toMatchObject([
      { ...saved, detail: "drawing: its own; its own words" },
      { ...saved, detail: "drawing: squat-front; new words" },
      { action: "tier" },
    ])
  })

  it("may be a single line, and come back with a merge that is undone", async () => {
    const [goes, stays] = [await added("Sled Zig"), await added("Sled Zag")]
    const guide = { line: "Push with your legs." }
    await saveGuide(ada, goes, null, guide).throwOnError()
    const { data: merge } = await ada.client.rpc("admin_merge_exercises", { goes, stays }).throwOnError()
    expect((await shown(stays)).guide).toBeNull()
    const late = await saveGuide(ada, goes, null, { line: "Too late." })
    expect([late.status, late.error?.message]).toEqual([404, "The exercise is not in the library any more."])
    await ada.client.rpc("admin_undo_merge", { merge_id: merge }).throwOnError()
    expect((await shown(goes)).guide).toEqual(guide)
  })

  it("lead only to other exercises of the library", async () => {
    const row = await libraryId("Pendlay Row (Barbell)")
    const own = { name: "Of Ada", measure: "weight_reps" } as const
    await ada.client.from("exercises").insert(own).throwOnError()
    for (const easier of ["Of Ada", "Pendlay Row (Barbell)", "Bench Press (Piano)"]) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      const { status, error } = await saveGuide(ada, row, null, { ...words, easier })
      expect([status, error?.message]).toEqual([409, `${easier} is not another exercise of the library.`])
    }
  })

  it("stay with an exercise that is renamed", async () => {
    const id = await added("Zig Press")
    const exercise = { id, name: "Zag Press", type: "strength", measure: "weight_reps" }
    await ada.client.rpc("admin_save_exercise", { exercise }).throwOnError()
    expect(await shown(id)).toEqual({ moves_like: "Zig Press", guide: null })
    await saveGuide(ada, id, "bench-press", words).throwOnError()
    await ada.client
      .rpc("admin_save_exercise", { exercise: { ...exercise, name: "Zog Press" } })
      .throwOnError()
    expect(await shown(id)).toEqual({ moves_like: "bench-press", guide: words })
  })

  it("are text, whatever they look like", async () => {
    const dip = await libraryId("Ring Dip")
    const guide = { ...words, setUp: "<img src=x onerror=alert(1)> & '); drop table exercises; --" }
    await saveGuide(ada, dip, null, guide).throwOnError()
    expect((await shown(dip)).guide).toEqual(guide)
  })
})

describe("the words of a guide", () => {
  const many = (count: number) => Array.from({ length: count }, () => "up").join(" ")
  const { setUp: _, ...withoutSetUp } = words

  it("may be 120 words long", async () => {
    const guide = { ...words, setUp: many(60), move: many(60 - 4 - 2 - 5), cues: ["Chest up."] }
    expect((await saveGuide(ada, await libraryId("Plank"), null, guide)).error).toBeNull()
  })

  it.each<[string, object]>([
    ["121 words", { ...words, setUp: many(60), move: many(60 - 4 - 2 - 5 + 1), cues: ["Chest up."] }],
    ["200,000 characters", { line: "x".repeat(200_000) }],
    ["several lines in a field", { ...words, move: "Sit.\nStand." }],
    ["an empty field", { ...words, move: "" }],
    ["spaces around a field", { ...words, move: " Sit. " }],
    ["a missing field", withoutSetUp],
    ["a field that nobody knows", { ...words, video: "https://example.org" }],
    ["a line with steps", { ...words, line: "Sit." }],
    ["three cues", { ...words, cues: ["One.", "Two.", "Three."] }],
    ["a cue that isn't text", { ...words, cues: [{ html: "<b>" }] }],
    ["steps that aren't text", { ...words, move: ["Sit.", "Stand."] }],
    ["nothing in it", {}],
    ["a list", ["Sit."]],
  ])("are refused with %s", async (_name, guide) => {
    const id = await libraryId("Side Plank")
    const { error } = await saveGuide(ada, id, null, guide)
    expect([error?.code, error?.message]).toEqual(["23514", expect.not.stringContaining("xxx")])
    expect((await shown(id)).guide).toBeNull()
  })

  it("are refused with a link of 200,000 characters, which isn't sent back", async () => {
    const long = { ...words, easier: "x".repeat(200_000) }
    const { status, error } = await saveGuide(ada, await libraryId("Side Plank"), null, long)
    expect(status).toBe(409)
    expect(error?.message).toHaveLength(200 + " is not another exercise of the library.".length)
  })

  it("go with a drawing whose name is short, whether the app knows it or not", async () => {
    const id = await libraryId("Bird Dog")
    expect((await saveGuide(ada, id, "x".repeat(201))).error?.code).toBe("23514")
    await saveGuide(ada, id, "a pattern to come").throwOnError()
    expect((await shown(id)).moves_like).toBe("a pattern to come")
  })

  it("aren't written by anyone else, nor for their own exercises", async () => {
    const squat = await libraryId("Front Squat (Barbell)")
    const mine = { name: "Mine", measure: "weight_reps" } as const
    const { data: own } = await ben.client.from("exercises").insert(mine).select("id").single().throwOnError()
    expect((await saveGuide(ben, squat, "plank", words)).status).toBe(404)
    expect((await saveGuide(ada, own.id, "plank", words)).status).toBe(404)
    for (const id of [squat, own.id]) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      const { error } = await ben.client
        .from("exercises")
        .update({ guide: words } as never)
        .eq("id", id)
      expect(error?.code).toBe("42501")
      // oxlint-disable-next-line no-await-in-loop
      expect(await shown(id)).toEqual({ moves_like: null, guide: null })
    }
    const made = await ben.client
      .from("exercises")
      .insert({ ...mine, name: "Mine too", guide: words } as never)
    expect(made.error?.code).toBe("42501")
  })
})
