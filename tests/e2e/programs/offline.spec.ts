import { expect, type Page } from "@playwright/test"
import { checkAccessibility } from "#tests/e2e/fixtures.ts"
import {
  beInstalled,
  everythingKept,
  expectKept,
  expectKeptAnswer,
  test,
} from "../installed/installed-app.ts"
import type { Person } from "../person.ts"
import type { RunningServer } from "../running-server.ts"
import { fives, startRun } from "./run.ts"
import { train } from "./trained-run.ts"

const squat = "Back Squat (Barbell)"
const monday = "2026-11-16"
const run = { started_on: monday, loads: { [`${squat}:linear`]: 80, "Overhead Press (Barbell):amrap": 40 } }
const skip = (page: Page) => page.getByRole("button", { name: "Skip this session" }).click()
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** The kinds of a person's events, in the order in which the server got them. */
async function events(server: RunningServer, { id }: Person): Promise<unknown> {
  const rows = await server.sql<{ kind: string; after_slot: number }>(
    "select kind, after_slot from program_events where user_id = $1 order by created_at",
    [id],
  )
  return rows.map(({ kind, after_slot }) => `${kind} after ${after_slot}`)
}

test("without a network, a long run's next session can be started and logged, and followed by a change @phone", async ({
  context,
  page,
  server,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime("2026-11-18T12:00:00Z")
  const person = await signIn({ path: "/privacy-policy" })
  const { run_id } = await startRun(person, fives, run)
  const [log] = await train(person, run_id, { days: [monday] })
  // So many sessions that a device requests them in two parts. Nothing was trained in them.
  await server.sql(
    `insert into workout_logs (user_id, date, name, run_id, slot, prescribed)
     select l.user_id, l.date, l.name, l.run_id, s, l.prescribed from workout_logs l, generate_series(2, 104) s where l.id = $1`,
    [log],
  )
  await page.goto("/dashboard")
  await beInstalled(page)
  await expectKept(page, ...everythingKept, '"of run","' + run_id + '",1', "of program")
  await page.close()

  await setOffline(true)
  const later = await context.newPage()
  await later.goto("/")
  await later.getByRole("link", { name: "Log This Workout" }).first().click()
  await expect(later.getByText(/^Week \d+, day \d$/)).toBeVisible()
  for (const _ of [1, 2, 3]) await later.getByRole("button", { name: "Confirm 82.5 × 5" }).click()
  await later.getByRole("button", { name: /^Save Offline/ }).click()

  await later.getByRole("link", { name: "The Whole Program" }).first().click()
  await skip(later)
  await expect(later.getByText("Press skipped. It’s saved on this device and syncs later.")).toBeVisible()
  await later.getByRole("link", { name: /^2 unsent/ }).click()
  await expect(later.getByRole("listitem").filter({ hasText: "Press skipped." })).toContainText("Plain Fives")
  await setOffline(false)
  await expect.poll(() => events(server, person)).toEqual(["skip after 105"])
  // The workout was sent before the change that follows it.
  const rows = await server.sql("select slot from workout_logs where user_id = $1 and slot > 104", [
    person.id,
  ])
  expect(rows).toEqual([{ slot: 105 }])
})

test("after an offline save, the summary says what comes next, and becomes the log's once it is sent @phone", async ({
  context,
  page,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime(`${monday}T12:00:00Z`)
  const person = await signIn({ path: "/privacy-policy" })
  await startRun(person, fives, run)
  await page.goto("/dashboard")
  await beInstalled(page)
  await page.getByRole("link", { name: "Log This Workout" }).first().click()
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Confirm 80 × 5" }).click()
  await setOffline(true)
  await page.getByRole("button", { name: /^Save Offline/ }).click()
  await expect(page.getByText("Workout saved offline. It will sync when you reconnect.")).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole("article", { name: "Squat" }).getByRole("link", { name: "See Summary" }).click()
  await expect(heading(page)).toHaveText("Squat")
  await expect(page.getByText("It will be sent when you’re back online.")).toBeVisible()
  const next = page.getByRole("region", { name: "What happens next, and why" })
  await expect(next).toContainText("5, 5, 5 met")
  await expect(next).toContainText("Next on")
  await expect(next).toContainText("82.5")
  await expect(page.getByRole("region", { name: "Next session" })).toContainText("Press")
  await expect(page.getByRole("region", { name: "This workout" })).toContainText("2,646 lbs")
  await checkAccessibility(page)

  await setOffline(false)
  await expect(page).toHaveURL(/\/log-workout\/log\/[\da-f-]+\/summary$/)
  await expect(next).toContainText("82.5")
  await expect(page.getByRole("region", { name: "Records" })).toBeVisible()
})

test("a change to the course without a network shows at once, can be undone, and is sent once @once", async ({
  context,
  page,
  server,
  setOffline,
  signIn,
}) => {
  await context.clock.install({ time: `${monday}T12:00:00Z` })
  const person = await signIn()
  const { program_id } = await startRun(person, fives, run)
  await page.goto("/dashboard")
  await beInstalled(page)
  await expectKept(page, ...everythingKept)
  await expect(heading(page)).toContainText("Squat")
  await setOffline(true)

  await page.goto(`/programs/${program_id}`)
  await skip(page)
  await expect(page.getByRole("link", { name: "Start Press" })).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
  await skip(page)
  await page.getByRole("button", { name: "Pause the program" }).click()
  await expect(page.getByText(/^Program paused. It’s saved/)).toBeVisible()
  await page.getByRole("button", { name: "Resume the program" }).click()
  await expect(page.getByText(/^Program resumed. It’s saved/)).toBeVisible()
  await page.goto("/dashboard")
  await expect(heading(page)).toContainText("Press")
  await setOffline(false)
  await expect.poll(() => events(server, person)).toEqual(["skip after 0", "pause after 1", "resume after 1"])
  await expect(heading(page)).toContainText("Press")
  await expectKeptAnswer(page, "program_events", "resume")

  // While the program's end is queued, the program is hidden. Undoing the end brings it back, even after it was sent.
  await setOffline(true)
  await page.goto(`/programs/${program_id}`)
  await page.getByRole("button", { name: "End the program" }).click()
  await page.getByRole("radio", { name: /^End here/ }).check()
  await page.getByRole("dialog").getByRole("button", { name: "End the program" }).click()
  await expect(page.getByText("Not running. Nothing is scheduled.")).toBeVisible()
  await setOffline(false)
  await expect.poll(() => events(server, person)).toContain("end after 1")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => events(server, person)).not.toContain("end after 1")
  await expect(page.getByRole("link", { name: "Start Press" })).toBeVisible()
})

test("a change that the server refuses later waits for the person to decide, and stays on the device @once", async ({
  context,
  page,
  problems,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime(`${monday}T12:00:00Z`)
  const person = await signIn()
  const { program_id } = await startRun(person, fives, run)
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByRole("link", { name: "Start Squat" })).toBeVisible()
  await setOffline(true)
  await skip(page)
  await expect(page.getByRole("link", { name: "Start Press" })).toBeVisible()
  await person.client.from("programs").delete().eq("id", program_id).throwOnError()
  problems.allow(/status of 404/)
  await setOffline(false)
  await page.getByRole("link", { name: /^1 unsent/ }).click()
  const entry = page.getByRole("listitem").filter({ hasText: "Squat skipped." })
  await expect(entry).toContainText("Needs attention")
  await expect(entry).toContainText("This program was deleted on another device.")
  await entry.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
})
