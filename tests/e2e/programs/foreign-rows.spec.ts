import { randomUUID } from "node:crypto"
import { expect, test } from "#tests/e2e/fixtures.ts"
import { save } from "../logging/workout.ts"
import { saveCall } from "../offline/queue.ts"
import { fives, fivesStart, squatOnMonday, startRun } from "./run.ts"
import { train } from "./trained-run.ts"

// Another client of the same person can write what this app never would.

test("a run is shown and can continue even if an event names an impossible version", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const { run_id, program_id } = await startRun(person, fives, { started_on: "2026-11-16" })
  const event = {
    ...{ run_id, after_slot: 0, made_at: "2026-11-16T08:00:00Z", kind: "version" },
    body: { version: "the newest" },
  }
  await person.client.rpc("add_program_event", { op_id: randomUUID(), event }).throwOnError()
  await signIn({ person, path: `/programs/${program_id}` })
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
})

test("a run that can't be read can be ended, and its text copied @phone", async ({
  context,
  page,
  server,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const person = await signIn()
  const { run_id, program_id } = await startRun(person, fives, { started_on: "2026-11-16" })
  await server.sql("update program_versions set content = '{\"days\": 5}' where user_id = $1", [person.id])
  await signIn({ person, path: `/programs/${program_id}` })
  await expect(page.getByText("This program can’t be read.")).toBeVisible()
  await page.getByRole("button", { name: "Copy Text" }).click()
  await expect(page.getByText("Copied.")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"days": 5')
  await page.getByRole("button", { name: "End Program" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "End Program" }).click()
  await expect(page.getByText("Program ended.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Delete Program" })).toBeVisible()
  const [row] = await server.sql("select ended_at from program_runs where id = $1", [run_id])
  expect(row).not.toEqual({ ended_at: null })
})

test("a workout whose targets can't be read counts as done, and its summary and the program say so @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { run_id, program_id } = await startRun(person, fives, fivesStart)
  await train(person, run_id, { days: ["2026-11-16"] })
  await server.sql("update workout_logs set prescribed = '{\"odd\": 1}' where user_id = $1", [person.id])
  await signIn({ person, path: `/programs/${program_id}` })
  await expect(page.getByRole("link", { name: "Start Press" })).toBeVisible()
  const happened = page.getByRole("region", { name: "What happened" })
  await expect(happened).toContainText("This workout’s targets can’t be read.")
  await expect(page.getByRole("listitem").filter({ hasText: "Back Squat (Barbell)" })).toContainText("80")
  await happened.getByRole("link").click()
  await expect(page.getByText("This session’s targets can’t be read.")).toBeVisible()
})

test("a run that changed its version 300 times fetches them in a few requests @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { run_id, program_id } = await startRun(person, fives, { started_on: "2026-11-16" })
  await server.sql(
    `insert into program_events (user_id, run_id, after_slot, made_at, kind, body)
     select $1, $2, 0, now(), 'version', jsonb_build_object('version', gen_random_uuid()) from generate_series(1, 300)`,
    [person.id, run_id],
  )
  let requests = 0
  page.on("request", (request) => {
    if (request.url().includes("/program_versions?")) requests += 1
  })
  await signIn({ person, path: `/programs/${program_id}` })
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
  expect(requests).toBeLessThan(10)
})

test("a name with direction marks doesn't change the text around it @phone", async ({ page, signIn }) => {
  const person = await signIn()
  const text = fives.replaceAll("Plain Fives", "\u202EPlain Fives").replaceAll("day Squat", "day \u2066Squat")
  const { program_id } = await startRun(person, text, { started_on: "2026-11-16" })
  for (const path of ["/programs", `/programs/${program_id}`, "/dashboard"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await signIn({ person, path })
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByText("Squat").first()).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.locator("main").innerText()).not.toMatch(/[\u202E\u2066]/)
  }
})

test("a workout whose program is deleted meanwhile is saved without it, and says so @phone", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await squatOnMonday(page, person)
  await server.sql("delete from programs where id = $1", [program_id])
  problems.allow(/status of 40[49]/)
  await save(page)
  await expect(page.getByText("Workout saved. Its program was deleted in the meantime.")).toBeVisible()
  const rows = await server.sql("select run_id, slot from workout_logs where user_id = $1", [person.id])
  expect(rows).toEqual([{ run_id: null, slot: null }])
})

test("a workout that waits while its program is deleted is sent without it, and Home and the outbox say so @phone", async ({
  page,
  problems,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const { program_id } = await squatOnMonday(page, person)
  await setOffline(true)
  await page.getByRole("button", { name: /^Save Offline/ }).click()
  await server.sql("delete from programs where id = $1", [program_id])
  problems.allow(/status of 40[49]|ERR_FAILED/)
  await page.route(saveCall, (route) => route.abort())
  await setOffline(false)
  await page.getByRole("link", { name: /^1 unsent/ }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Squat" })).toContainText("Tried")
  await page.unroute(saveCall)
  await page.getByRole("button", { name: "Try Again" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Squat" })).toContainText(
    "The workout’s program was deleted in the meantime.",
  )
  await page.getByRole("link", { name: "Home", exact: true }).click()
  const alert = page.getByText(
    "Squat was saved without its program. The program was deleted in the meantime.",
  )
  await expect(alert).toBeVisible()
  await page.getByRole("link", { name: "See This One" }).click()
  await expect(page.getByRole("heading", { name: "Squat", level: 1 })).toBeVisible()
  const rows = await server.sql("select run_id, slot from workout_logs where user_id = $1", [person.id])
  expect(rows).toEqual([{ run_id: null, slot: null }])
})
