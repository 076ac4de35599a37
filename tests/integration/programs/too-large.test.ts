import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { mostCharacters } from "#domain/programs/limits.ts"
import type { Program } from "#domain/programs/program.ts"
import { storedLength } from "#domain/programs/program-size.ts"
import { addEvent, aProgram, aRun, aSession, type Lifter, saveLog } from "./training.ts"

let server: TestServer
let admin: pg.Client
let ann: Lifter
let exercise: string
let run: string
beforeAll(async () => {
  server = await startServer()
  admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
})
beforeEach(async () => {
  ann = await signUpAndConfirm(server)
  ;({ exercise, run } = await aRun(ann))
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

/** A program with everything that JSON and `jsonb` write differently, or may seem to. */
const measured: Program = {
  ...{ name: 'Heavy: "5, 3, 1" \\ 🏋️ ä\n', by: "", days_per_week: 3, weeks: 12, repeats: false },
  ...{ by_calendar: false, level: null, goal: null, minutes: null, needs: ["barbell", "rack"] },
  days: [
    { name: "A, B", weekday: 2, lines: [] },
    { name: "C", weekday: null, lines: [] },
  ],
}

const text = (letters: number) => "x".repeat(letters)

describe("what is larger than its column is refused in words:", () => {
  it("a session", async () => {
    const session = (letters: number) =>
      aSession(exercise, { run_id: run, slot: 1, prescribed: { a: text(letters) } })
    const { error } = await ann.client.rpc("save_workout_log", session(200_000))
    expect(error).toMatchObject({
      message: "This session asks for more than a workout can store.",
      hint: "step: insert_log",
    })
    expect((await saveLog(ann, session(199_000))).counts).toBe(true)
  })

  it("a program, and one of its exercises", async () => {
    const { error } = await ann.client.rpc(
      "save_program",
      aProgram(exercise, { content: { a: text(500_000) } }),
    )
    expect(error?.message).toBe("This program is too large to be stored.")
    const line = { exercise_id: exercise, prescription: { a: text(100_000) } }
    const day = { name: "A", exercises: [line] }
    const { error: other } = await ann.client.rpc("save_program", aProgram(exercise, { days: [day] }))
    expect(other?.message).toBe("An exercise of this program has more weeks and sets than can be stored.")
  })

  it("a program to the character, as the app measures it", async () => {
    const content = (letters: number) => ({ ...measured, by: text(letters) })
    const room = mostCharacters.program - storedLength(content(0))
    const save = (letters: number) =>
      ann.client.rpc("save_program", aProgram(exercise, { content: content(letters) }))
    expect((await save(room + 1)).error?.message).toBe("This program is too large to be stored.")
    await save(room).throwOnError()
  })

  it("an event", async () => {
    const { error } = await addEvent(ann, { run_id: run, kind: "skip", body: { a: text(20_000) } })
    expect(error?.message).toBe("This change to the program is too large to be stored.")
  })

  it("a merge of exercises that too many documents name together, which then changes nothing", async () => {
    const { data } = await ann.client
      .from("exercises")
      .insert([
        { name: "Cable Thing", measure: "weight_reps" },
        { name: "Thing of Mine", measure: "weight_reps" },
      ])
      .select("id")
      .throwOnError()
    const [goes = "", stays = ""] = data.map(({ id }) => id)
    await admin.query(
      `insert into public.program_versions (user_id, program_id, number, content)
       select v.user_id, v.program_id, n, jsonb_build_object('names', array[$2, $3], 'a', repeat('x', 499000))
       from public.program_versions v, generate_series(2, 43) n where v.user_id = $1`,
      [ann.user.id, goes, stays],
    )
    const { error } = await ann.client.rpc("merge_my_exercise", { goes, stays })
    expect(error).toMatchObject({
      code: "PT409",
      message:
        "Too many programs and workouts have both exercises. Delete programs that you don't need, then merge again.",
    })
    const { data: one } = await ann.client.from("exercises").select("merged_into").eq("id", goes).single()
    expect(one).toEqual({ merged_into: null })
  }, 60_000)
})

describe("a run that is deleted while one of its workouts is saved", () => {
  it("is reported as gone, and the workout can be saved without it", async () => {
    await admin.query("begin")
    await admin.query("delete from public.program_runs where id = $1", [run])
    const saving = ann.client.rpc("save_workout_log", aSession(exercise, { run_id: run, slot: 1 }))
    const reply = saving.then((answer) => answer)
    await waitsForLock()
    await admin.query("commit")
    expect((await reply).error).toMatchObject({ code: "PT404", hint: "step: find_run" })
    expect(await saveLog(ann, aSession(exercise, {}))).not.toHaveProperty("counts")
  })
})

/** Resolves once a statement waits for a lock that this connection holds. */
async function waitsForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await admin.query(
        "select 1 from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))",
      )
      return rows.length
    })
    .toBeGreaterThan(0)
}
