import { expect } from "#tests/e2e/fixtures.ts"
import { newClient } from "#tests/e2e/person.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  openLogging,
  openMore,
  openWithOneSet,
  rpe,
  test,
} from "./workout.ts"

test("effort is RPE by default; reps in reserve can be chosen once, and are stored as RPE @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await openMore(page)
  await rpe(page, "8").click()
  await confirmSet(page, "80", "8")
  await expect(exercise(page, bench)).toContainText("RPE 8")

  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await openMore(page)
  await page.getByLabel("Effort scale").selectOption("rir")
  await expect(exercise(page, bench)).toContainText("RIR 2")
  await page.getByRole("button", { name: "RIR 1", exact: true }).click()
  await confirmSet(page, "80", "8")
  await page.reload()
  await expect(exercise(page, bench)).toContainText(/RIR 2.*RIR 1/s)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Workout log saved successfully!")).toBeVisible()
  const rows = await server.sql<{ rpe: string }>(
    "select rpe from set_logs where user_id = $1 order by set_number",
    [person.id],
  )
  expect(rows.map((row) => Number(row.rpe))).toEqual([8, 9])
})

test("the scale is chosen once for all devices, even without a network @phone", async ({
  page,
  openWindow,
  server,
  setOffline,
  signIn,
}) => {
  const { email, password, ...person } = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await openMore(page)
  await setOffline(true)
  await page.getByLabel("Effort scale").selectOption("rir")
  await expect(page.getByRole("button", { name: "RIR 1", exact: true })).toBeVisible()
  const sent = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/user"),
  )
  await setOffline(false)
  expect((await sent).ok()).toBe(true)

  const { data } = await newClient(server).auth.signInWithPassword({ email, password })
  const other = await openWindow()
  const session = data.session ?? person.session
  await signIn({ person: { ...person, email, password, session }, page: other })
  await openLogging(other)
  await addExercise(other, bench)
  await expect(other.getByRole("button", { name: "RIR and note" })).toBeVisible()
})

test("Undo disappears after ten seconds, and never covers the current fields @phone", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: "2025-11-21T18:00:00+01:00" })
  await signIn()
  await openWithOneSet(page, bench)
  const add = exercise(page, bench).getByRole("button", { name: /^Add Set/ })
  for (let sets = 0; sets < 4; sets += 1) await add.click()
  await openMore(page)
  await page.getByRole("button", { name: /^Remove Set/ }).click()
  const toast = page.locator(".toast")
  await expect(toast).toContainText("Undo")
  // Checks the current row at every scroll position of the page.
  for (let y = 0; y <= 600; y += 60) {
    await page.evaluate((y) => scrollTo(0, y), y)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const [row, over] = await Promise.all([page.locator(".set.now").boundingBox(), toast.boundingBox()])
    if (!row || !over) throw new Error("nothing to compare")
    expect(row.y + row.height <= over.y || over.y + over.height <= row.y, `scrolled to ${y}`).toBe(true)
  }
  // Moves the pointer away, because resting on the toast would keep it visible.
  await page.mouse.move(1, 1)
  await page.clock.pauseAt("2025-11-21T19:00:00+01:00")
  await expect(toast).toBeHidden()
  await openMore(page)
  await page.getByRole("button", { name: /^Remove Set/ }).click()
  await expect(toast).toContainText("Undo")
  await page.mouse.move(1, 1)
  await page.clock.runFor(9_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toBeHidden()
})
