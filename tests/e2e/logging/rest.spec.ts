import type { Page } from "@playwright/test"
import { checkAccessibility, checkLooks, expect, expectNoSidewaysScroll } from "#tests/e2e/fixtures.ts"
import { addExercise, confirmSet, exercise, openLogging, test } from "./workout.ts"
import { profileAt } from "../profile/sections.ts"

const bench = "Bench Press (Barbell)"

/** The rest timer on screen. */
const rest = (page: Page) => page.getByRole("group", { name: "Rest" })

/** Records what the page does to announce the end of a rest. */
async function watchAlerts(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    navigator.vibrate = () => Boolean(told.push("vibration"))
    class Node {
      connect() {}
    }
    Object.assign(globalThis, {
      AudioContext: class {
        currentTime = 0
        resume = () => Promise.resolve()
        suspend = () => Promise.resolve()
      },
      GainNode: Node,
      OscillatorNode: class extends Node {
        start(at: number) {
          if (at === 0) told.push("sound")
        }
        stop() {}
        addEventListener() {}
      },
      Notification: {
        permission: "default",
        requestPermission() {
          told.push("permission asked")
          return Promise.resolve("denied")
        },
      },
    })
  })
}

const told = (page: Page) => page.evaluate(() => (globalThis as { told?: string[] }).told)

async function firstSetDone(page: Page) {
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, "80", "8")
}

test("a confirmed set starts the rest, which is shown on every screen and announces its end once", async ({
  page,
  signIn,
}) => {
  await watchAlerts(page)
  await page.clock.install({ time: new Date("2025-11-21T18:00:00+01:00") })
  await signIn()
  await firstSetDone(page)
  await expect(page.getByText(`${bench}: 80 × 8 done. Rest 2:00.`)).toBeAttached()
  await expect(rest(page)).toContainText("of 2:00")
  await rest(page).getByRole("button", { name: "+15 s rest" }).click()
  await expect(rest(page)).toContainText("of 2:15")

  await page.reload()
  await expect(rest(page)).toContainText("of 2:15")
  await page.goto("/dashboard")
  await expect(rest(page)).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await checkAccessibility(page)

  await page.goto("/log-workout/new")
  await expect(rest(page)).toBeVisible()
  await page.clock.fastForward("02:16")
  await expect(rest(page)).toContainText("Rest over")
  await expect(rest(page).getByRole("status")).toHaveText("Rest is over.")
  await expect.poll(() => told(page)).toEqual(["vibration", "sound"])
  await page.clock.fastForward("01:01")
  await expect(rest(page)).toBeHidden()
  expect(await told(page)).toEqual(["vibration", "sound"])

  // As long as it was set last time.
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await page.getByRole("button", { name: "Confirm 80 × 8" }).click()
  await expect(rest(page)).toContainText("of 2:15")
  await rest(page).getByRole("button", { name: "Skip rest" }).click()
  await expect(rest(page)).toBeHidden()
})

test("a phone that slept through a rest doesn't announce its end afterwards @once", async ({
  page,
  signIn,
}) => {
  await watchAlerts(page)
  await page.clock.install({ time: new Date("2025-11-21T18:00:00+01:00") })
  await signIn()
  await firstSetDone(page)
  await expect(rest(page)).toBeVisible()
  await page.clock.fastForward("10:00")
  await expect(rest(page)).toBeHidden()
  expect(await told(page)).toEqual([])
})

test("the length of a rest is chosen per exercise, and permission for notifications is requested only from people who want them @phone", async ({
  page,
  signIn,
}) => {
  await watchAlerts(page)
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: `More for ${bench}` }).click()
  const menu = page.getByRole("dialog", { name: bench })
  await expect(menu.getByLabel("Rest timer")).toHaveValue("120")
  await expect(menu.getByLabel("Notification")).not.toBeChecked()
  expect(await told(page)).toEqual([])
  await checkAccessibility(page)
  await menu.getByText("Notification").click()
  await expect(menu.getByText("Notifications are blocked.")).toBeVisible()
  await expect(menu.getByLabel("Notification")).not.toBeChecked()
  expect(await told(page)).toEqual(["permission asked"])
  await menu.getByLabel("Rest timer").selectOption("Off")
  await menu.getByRole("button", { name: "Done" }).click()
  await confirmSet(page, "80", "8")
  await expect(page.getByText(`${bench}: 80 × 8 done.`)).toBeAttached()
  await expect(rest(page)).toBeHidden()
})

test("the screen stays on while a rest runs, if that is allowed @once", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    navigator.wakeLock.request = (type = "screen") => {
      told.push(`${type} on`)
      const release = () => Promise.resolve(void told.push(`${type} off`))
      return Promise.resolve(
        Object.assign(new EventTarget(), { type, release, released: false, onrelease: null }),
      )
    }
  })
  await page.clock.install({ time: new Date("2025-11-21T18:00:00+01:00") })
  await signIn()
  await firstSetDone(page)
  await expect.poll(() => told(page)).toEqual(["screen on"])
  await page.clock.fastForward("02:01")
  await expect(rest(page)).toContainText("Rest over")
  await expect.poll(() => told(page)).toEqual(["screen on", "screen off"])

  await page.getByRole("button", { name: `More for ${bench}` }).click()
  const menu = page.getByRole("dialog", { name: bench })
  await menu.getByLabel("Keep the screen on during rest").uncheck()
  await menu.getByRole("button", { name: "Done" }).click()
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await page.getByRole("button", { name: "Confirm 80 × 8" }).click()
  await expect(rest(page)).toContainText("of 2:00")
  expect(await told(page)).toEqual(["screen on", "screen off"])

  await test.step("or as long as the workout is open, if that is wanted on this device", async () => {
    await page.goto(profileAt.device)
    await page
      .getByRole("group", { name: "Screen while logging" })
      .getByRole("button", { name: "Stays on" })
      .click()
    await page.goBack()
    await expect.poll(() => told(page)).toEqual(["screen on"])
  })
})

test("unconfirming a set ends its rest @once", async ({ page, signIn }) => {
  await signIn()
  await firstSetDone(page)
  await expect(rest(page)).toBeVisible()
  await exercise(page, bench)
    .getByRole("button", { name: /^Done: set 1/ })
    .click()
  await expect(rest(page)).toBeHidden()
})

test("the rest is readable on other screens in both themes", async ({ page, signIn }) => {
  await signIn()
  await firstSetDone(page)
  await expect(rest(page)).toBeVisible()
  await page.goto("/goals")
  await checkLooks(page, "rest-elsewhere", async () => {
    await expect(rest(page)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})
