import type { Page } from "@playwright/test"
import { expect } from "../fixtures.ts"
import { addExercise, bench, confirmSet, exercise, expectSaved, save } from "../logging/workout.ts"
import { expectAllSent, logsOnServer } from "../offline/queue.ts"
import { deploy, type Deployment } from "./deployment.ts"
import { beInstalled, expectKept, expectKeptAnswer, test as base } from "./installed-app.ts"

const test = base.extend<{ site: Deployment }>({
  site: async ({ server }, use) => {
    const site = await deploy(server)
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
})

test.use({ locale: "en-GB" })

/**
 * Checks for a newer release, as the browser does once a day, or the app when it becomes visible again. Then all of the release's files are fetched,
 * however long that takes.
 */
async function lookForARelease(page: Page): Promise<void> {
  // If the browser started a check of its own before the release, this one joins it and finds nothing. So repeat it.
  await expect.poll(() => page.evaluate(foundRelease), "a release that waits").toBe("installed")
}

/** Runs in the page: the state of a newer release. */
async function foundRelease(): Promise<ServiceWorkerState | undefined> {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  return (registration.waiting ?? registration.installing)?.state
}

const update = (page: Page) => page.getByRole("button", { name: "Update", exact: true })
const release = (page: Page) => page.locator("html").getAttribute("data-release")

test("a new release waits until the workout is over, and is then offered and installed @once", async ({
  page,
  server,
  setOffline,
  signIn,
  site,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await beInstalled(page)
  await page.getByRole("link", { name: "Gym" }).click()
  await addExercise(page, bench)
  await page.getByRole("button", { name: "Start timer" }).click()

  await site.release()
  await lookForARelease(page)
  await expect(update(page)).toBeHidden()
  // While the timer runs, the person opens a page of the old release that wasn't loaded before. Its files still exist.
  await page.goBack()
  await expect(page).toHaveURL("/dashboard")
  await page.getByRole("link", { name: "Goals" }).click()
  await expect(page.getByRole("heading", { name: "Goals", exact: true })).toBeVisible()
  await expect(update(page)).toBeHidden()
  expect(await release(page)).toBeNull()
  // Reloading doesn't count as accepting the release.
  await page.reload()
  await expect(page.getByRole("heading", { name: "Goals", exact: true })).toBeVisible()
  expect(await release(page)).toBeNull()

  await page.getByRole("link", { name: "Gym" }).click()
  await page.getByRole("button", { name: "Pause timer" }).click()
  await confirmSet(page, "80", "5")
  await save(page)
  await expectSaved(page)
  expect(await logsOnServer(server, person.id)).toEqual(["80x5"])
  await expect(page.getByText("A new version of Repertoire is ready.")).toBeAttached()
  await update(page).click()
  await expect(page.locator("html")).toHaveAttribute("data-release", "r2")
  await expect(page.getByText("1 workout", { exact: true })).toBeVisible()
  await expect(update(page)).toBeHidden()

  // The new release starts without a network, too: at once, or, if the old worker had to be unregistered, as soon as it is on the device.
  await beInstalled(page)
  await expectKeptAnswer(page, '"month",', '"set_logs":[{')
  await setOffline(true)
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-release", "r2")
  await expect(page.getByText("1 workout", { exact: true })).toBeVisible()
})

test("a tab with a workout stays on the old release when another tab switches to the new one @once", async ({
  context,
  page,
  server,
  signIn,
  site,
}) => {
  const person = await signIn({ path: "/dashboard" })
  await beInstalled(page)
  const workout = await context.newPage()
  await workout.goto("/dashboard")
  await workout.getByRole("link", { name: "Gym" }).click()
  await addExercise(workout, bench)
  await confirmSet(workout, "80", "5")

  await site.release()
  await lookForARelease(page)
  await update(page).click()
  await expect(page.locator("html")).toHaveAttribute("data-release", "r2")

  await expect(exercise(workout, bench)).toContainText("80×5")
  expect(await release(workout)).toBeNull()
  // These pages need chunks of the old release that this tab hasn't loaded yet.
  await workout.goBack()
  await workout.getByRole("link", { name: "Routines" }).click()
  await expect(workout.getByRole("heading", { name: "Routines", exact: true })).toBeVisible()
  expect(await release(workout)).toBeNull()
  await update(workout).click()
  await expect(workout.locator("html")).toHaveAttribute("data-release", "r2")
  await workout.getByRole("link", { name: "Gym" }).click()
  await expect(exercise(workout, bench)).toContainText("80×5")
  await save(workout)
  await expectSaved(workout)
  await expectAllSent(workout)
  expect(await logsOnServer(server, person.id)).toEqual(["80x5"])
})

test("a captive portal's page is never mistaken for one of ours @once", async ({
  page,
  problems,
  signIn,
  site,
}) => {
  await signIn({ path: "/dashboard" })
  await beInstalled(page)
  await expectKept(page, "in full", "active")
  problems.allow(/./)
  site.portal = true
  await page.reload()
  await expect(page.getByText("0 workouts")).toBeVisible()
  expect(await page.evaluate(async () => (await fetch("/config.json")).json())).toMatchObject({
    url: site.url,
  })
  await page.goto("/goals")
  await expect(page.getByRole("heading", { name: "Goals", exact: true })).toBeVisible()

  await expect(page.getByRole("button", { name: "Load Again" })).toBeVisible()
  site.portal = false
  await page.getByRole("button", { name: "Load Again" }).click()
  await expect(page.getByRole("button", { name: "Load Again" })).toBeHidden()
})
