import { expect } from "../fixtures.ts"
import { addExercise, bench, confirmSet, exercise } from "../logging/workout.ts"
import { expectAllSent, logsOnServer, openOutbox, outboxLink, saveOffline } from "../offline/queue.ts"
import { saveRoutine } from "../routines/gym.ts"
import { beInstalled, everythingKept, expectKept, test } from "./installed-app.ts"

test.use({ locale: "en-GB" })

test("a whole session without a network, from a cold start until it shows in another browser @once", async ({
  context,
  openWindow,
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn({ path: "/privacy-policy" })
  const routineId = await saveRoutine(person, "Upper A", [{ exercise: bench, sets: 2 }])
  await page.goto("/dashboard")
  await beInstalled(page)
  await expectKept(page, ...everythingKept)
  await page.close()

  await setOffline(true)
  const gym = await context.newPage()
  await gym.goto(`/log-workout/${routineId}`)
  await expect(gym.getByRole("heading", { name: "Upper A", level: 1 })).toBeVisible()
  await gym.getByRole("button", { name: "Start timer" }).click()
  await confirmSet(gym, "80", "8")
  await confirmSet(gym, "82.5", "7")
  await addExercise(gym, "Lat Pulldown (Cable)")
  await confirmSet(gym, "55", "10")
  // The phone sleeps, and the browser discards the page.
  await gym.close()
  const again = await context.newPage()
  await again.goto(`/log-workout/${routineId}`)
  await expect(exercise(again, bench)).toContainText("82.5×7")
  await again.getByRole("button", { name: "Pause timer" }).click()
  await saveOffline(again)
  await expect(outboxLink(again)).toHaveAccessibleName("1 unsent in the outbox")
  expect(await logsOnServer(server, person.id)).toEqual([])

  await openOutbox(again)
  await setOffline(false)
  await expectAllSent(again)
  expect(await logsOnServer(server, person.id)).toEqual(["80x8 82.5x7 55x10"])
  const elsewhere = await openWindow()
  await signIn({ person, page: elsewhere, path: "/dashboard" })
  await expect(elsewhere.getByText("1 workout", { exact: true })).toBeVisible()
  await expect(elsewhere.getByRole("article", { name: "Upper A" })).toContainText("82.5 × 7")
})
