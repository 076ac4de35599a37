import { checkLooks, expect, test } from "#tests/e2e/fixtures.ts"
import { fives, startRun } from "./run.ts"

const loads = { "Back Squat (Barbell):linear": 100, "Overhead Press (Barbell):amrap": 40 }
// A Friday; the program's days are Tuesday, Wednesday and Saturday.
const friday = "2026-11-20T12:00:00Z"
const run = { started_on: "2026-11-16", loads, weekdays: [1, 2, 5] }

test("in a run by calendar, a missed session can be done today or left out", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: friday })
  const person = await signIn()
  const { run_id } = await startRun(person, fives, { ...run, advance: "calendar" })
  await page.goto("/dashboard")
  const missed = page.getByRole("region", { name: "After That" }).getByRole("status")
  await expect(missed).toContainText("Press was planned for Wednesday.")
  await expect(missed).toContainText("it’s left out unless you do it.")
  await checkLooks(page, "program-missed", () => expect(missed).toBeVisible())
  await missed.getByRole("button", { name: "Leave It Out" }).click()
  await expect(missed).toContainText("Squat was planned for Tuesday.")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(missed).toContainText("Press was planned for Wednesday.")
  await missed.getByRole("button", { name: "Leave It Out" }).click()
  await expect(missed).toContainText("Squat was planned for Tuesday.")
  const events = await server.sql("select kind, body from program_events where run_id = $1", [run_id])
  expect(events).toEqual([{ kind: "skip", body: { week: 0, session: 1 } }])
  await missed.getByRole("link", { name: "Do It Today" }).click()
  await expect(page.getByText("Week 1, day 1")).toBeVisible()
})

test("in a run in order, a missed session comes next, and Home says so @once", async ({ page, signIn }) => {
  await page.clock.install({ time: friday })
  await startRun(await signIn(), fives, run)
  await page.goto("/dashboard")
  await expect(page.getByRole("region", { name: "After That" })).toContainText(
    "Squat was planned for Tuesday. It comes next, and the others follow.",
  )
})
