import { randomUUID } from "node:crypto"
import { expect } from "#tests/e2e/fixtures.ts"
import { save, test } from "../logging/workout.ts"
import { fives, fivesStart, squatOnMonday, startRun } from "./run.ts"
import { train } from "./trained-run.ts"

const monday = "2026-11-16"

test("Home and the program's page follow what another device logs and changes @once", async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-18T12:00:00Z")
  const person = await signIn()
  const { run_id, program_id } = await startRun(person, fives, fivesStart)
  const live = page.waitForEvent("websocket")
  await page.goto("/dashboard")
  await (
    await live
  ).waitForEvent("framereceived", ({ payload }) => payload.includes("Subscribed to PostgreSQL"))
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toContainText("Squat")
  await train(person, run_id, { days: [monday] })
  await expect(heading).toContainText("Press")

  const skipOnAnother = () =>
    person.client
      .rpc("add_program_event", {
        op_id: randomUUID(),
        event: {
          ...{ id: randomUUID(), run_id, after_slot: 1, made_at: "2026-11-18T11:00:00Z", kind: "skip" },
          body: {},
        },
      })
      .throwOnError()
  await skipOnAnother()
  await expect(heading).toContainText("Squat")

  await page.getByRole("link", { name: "The Whole Program" }).first().click()
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
  const end = {
    id: randomUUID(),
    run_id,
    after_slot: 2,
    made_at: "2026-11-18T11:30:00Z",
    kind: "end",
    body: {},
  }
  await person.client.rpc("add_program_event", { op_id: randomUUID(), event: end }).throwOnError()
  await expect(page.getByText("Ended on Nov 18, 2026.")).toBeVisible()
  await person.client.from("program_events").delete().eq("id", end.id).throwOnError()
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/programs/${program_id}`)
})

test("a started session survives a reload, and is saved even if its program was deleted meanwhile @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await squatOnMonday(page, person, 2)
  await person.client.from("programs").delete().eq("id", program_id).throwOnError()
  await page.reload()
  await expect(page.getByText("2 of 3 sets")).toBeVisible()
  await page.getByRole("button", { name: "Confirm 80 × 5" }).click()
  problems.allow(/status of 40[49]/)
  await save(page)
  await expect
    .poll(() =>
      server.sql(
        "select name, run_id, workout_id, (select count(*)::int from set_logs s where s.workout_log_id = l.id) as sets from workout_logs l where user_id = $1",
        [person.id],
      ),
    )
    .toEqual([{ name: "Squat", run_id: null, workout_id: null, sets: 3 }])
})

test("a session that is queued while another device logs it is saved too, and Home says so @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const { run_id } = await squatOnMonday(page, person)
  await setOffline(true)
  await page.getByRole("button", { name: /^Save Offline/ }).click()
  await expect(page.getByRole("region", { name: "After That" })).toContainText("Press")
  await train(person, run_id, { days: [monday] })
  await setOffline(false)
  await expect(page.getByText("Squat was logged twice.")).toBeVisible()
  const rows = await server.sql(
    "select counts, (select count(*)::int from set_logs s where s.workout_log_id = l.id) as sets from workout_logs l where user_id = $1 order by created_at",
    [person.id],
  )
  expect(rows).toEqual([
    { counts: true, sets: 3 },
    { counts: false, sets: 3 },
  ])
})
