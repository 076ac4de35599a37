import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { ann, database, exercise, openDatabaseWithAnn, somebody } from "./ann.ts"
import { readCatalog } from "./catalog.ts"
import { addOneOfEach } from "./one-of-each.ts"
import { aCommitment, aSave, call } from "./saving.ts"
import { failureOf, type Person } from "./schema-database.ts"

openDatabaseWithAnn()

describe("deleting a log", () => {
  it("deletes its sets and its analysis, and reopens its plan", async () => {
    const commitment = await aCommitment(database, ann)
    const save = aSave(exercise, { committed_workout_id: commitment })
    const { id } = await call(database, ann, "save_workout_log", save)
    await database.as(
      ann,
      `insert into public.ai_analyses (workout_log_id, analysis_type, analysis_text) values ($1, 'workout', '{}')`,
      [id],
    )

    await database.as(ann, "delete from public.workout_logs where id = $1 and user_id = $2", [id, ann.id])

    expect(await database.as(ann, "select from public.set_logs")).toEqual([])
    expect(await database.as(ann, "select from public.ai_analyses")).toEqual([])
    expect(
      await database.as(ann, "select id, status, completed_log_id from public.committed_workouts"),
    ).toEqual([{ id: commitment, status: "scheduled", completed_log_id: null }])
    const again = aSave(exercise, { committed_workout_id: commitment })
    expect(await call(database, ann, "save_workout_log", again)).toMatchObject({ revision: 1 })
  })
})

describe("a plan", () => {
  it("is never completed without a log, or open with one", async () => {
    await aCommitment(database, ann)
    const set = (assignment: string) =>
      database.refusal(ann, `update public.committed_workouts set ${assignment}`)
    expect(await set("status = 'completed'")).toBe("23514")
    const { id } = await call(database, ann, "save_workout_log", aSave(exercise))
    expect(await set(`completed_log_id = '${id}'`)).toBe("23514")
    expect(await set(`status = 'completed', completed_log_id = '${id}'`)).toBeUndefined()
    expect(await set("status = 'scheduled'")).toBe("23514")
  })

  it("leaves its log in place when it is removed", async () => {
    const commitment = await aCommitment(database, ann)
    await call(database, ann, "save_workout_log", aSave(exercise, { committed_workout_id: commitment }))
    await database.as(ann, "delete from public.committed_workouts where id = $1", [commitment])
    expect(await database.as(ann, "select committed_workout_id, user_id from public.workout_logs")).toEqual([
      { committed_workout_id: null, user_id: ann.id },
    ])
  })
})

describe("a custom exercise", () => {
  it("can be deleted while it is unused, but not while a set needs it", async () => {
    const [own] = await database.as<{ id: string }>(
      ann,
      "insert into public.exercises (name, measure) values ('Log Flip', 'reps') returning id",
    )
    const save = aSave(own?.id ?? "")
    const { id } = await call(database, ann, "save_workout_log", save)
    expect(await database.refusal(ann, "delete from public.exercises")).toBe("23503")
    await database.as(ann, "delete from public.workout_logs where id = $1", [id])
    expect(await database.refusal(ann, "delete from public.exercises")).toBeUndefined()
    expect(
      await database.as(ann, "select from public.exercises where owner_id is null limit 1"),
    ).toHaveLength(1)
  })
})

const signedIn = (method: string, secondsAgo: number) => ({
  amr: [{ method, timestamp: Math.floor(Date.now() / 1000) - secondsAgo }],
})

const remove = (claims: object) => database.as(ann, "select public.delete_my_account()", [], { ...claims })

describe("deleting the account", () => {
  it.each([
    ["nothing in the token", {}],
    ["a password sign-in of six minutes ago", signedIn("password", 360)],
    ["a recent sign-in by link", signedIn("otp", 10)],
    ["a recent sign-in by a provider", signedIn("oauth", 10)],
    ["a list of words", { amr: ["password"] }],
    ["a time that is a text", { amr: [{ method: "password", timestamp: "9999999999" }] }],
  ])("is refused with %s", async (_, claims) => {
    await database.admin("update auth.users set encrypted_password = 'a hash' where id = $1", [ann.id])
    expect(await failureOf(remove(claims))).toMatchObject({
      code: "PT403",
      detail: '{"reason":"reauthentication"}',
    })
    expect(await database.as(ann, "select from public.profiles")).toHaveLength(1)
  })

  it("is refused for someone with a second factor until it is verified", async () => {
    await database.admin(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
      [ann.id],
    )
    expect(await failureOf(remove({ ...signedIn("password", 10), aal: "aal1" }))).toMatchObject({
      code: "PT403",
      detail: '{"reason":"second_factor"}',
    })
    await remove({ ...signedIn("password", 10), aal: "aal2" })
    expect(await database.as(ann, "select from public.profiles")).toHaveLength(0)
  })

  it("needs a recent sign-in of any kind for someone without a password", async () => {
    await database.admin("update auth.users set encrypted_password = '' where id = $1", [ann.id])
    expect(await failureOf(remove(signedIn("otp", 360)))).toMatchObject({ code: "PT403" })
    await remove(signedIn("otp", 10))
    expect(await database.as(ann, "select from public.profiles")).toHaveLength(0)
  })

  it("removes every row of the person's and nobody else's, even if rows refer to each other", async () => {
    const ben = await somebody("ben")
    for (const person of [ann, ben]) {
      await addOneOfEach(database, person)
      const save = aSave(exercise, { op_id: randomUUID() })
      await call(database, person, "save_workout_log", save)
    }
    const tables = await readCatalog(database)
    const countsOf = (person: Person) =>
      Promise.all(
        tables.map(async ({ name, owner }) => {
          const rows = await database.admin(`select from public.${name} where ${owner} = $1`, [person.id])
          return [name, rows.length]
        }),
      )
    const before = await countsOf(ben)

    await remove(signedIn("password", 10))

    expect((await countsOf(ann)).filter(([, count]) => count !== 0)).toEqual([])
    expect(await countsOf(ben)).toEqual(before)
    expect(await failureOf(remove(signedIn("password", 10)))).toMatchObject({ code: "PT404" })
  })
})
