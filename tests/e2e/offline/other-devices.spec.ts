import type { Page, WebSocket } from "@playwright/test"
import { addGoal, logWorkout } from "../dashboard/training.ts"
import { expect } from "../fixtures.ts"
import { addExercise, bench, confirmSet, expectSaved, field, openLogging, save } from "../logging/workout.ts"
import { saveRoutine } from "../routines/gym.ts"
import { test } from "./queue.ts"
import { profileAt } from "../profile/sections.ts"

const aSecond = { timeout: 1_000 }
const date = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" })

/** Opens a page and waits until it is subscribed to changes. */
async function openLive(page: Page, path: string): Promise<WebSocket> {
  const live = nextLive(page)
  await page.goto(path)
  return live
}

/** The page's next connection, once it is subscribed to changes. */
async function nextLive(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent("websocket")
  await socket.waitForEvent("framereceived", ({ payload }) => payload.includes("Subscribed to PostgreSQL"))
  return socket
}

async function logOneSet(page: Page, weight: string) {
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, weight, "8")
  await save(page)
  await expectSaved(page)
}

test("a workout logged on one device is on the other's Home within a second, in both directions @once", async ({
  openWindow,
  page,
  signIn,
}) => {
  const person = await signIn()
  const desk = await openWindow()
  await signIn({ person, page: desk })
  await openLive(desk, "/dashboard")
  await logOneSet(page, "80")
  await expect(desk.getByText("Ad-Hoc Workout").first()).toBeVisible(aSecond)

  await openLive(page, "/dashboard")
  const shown = page.getByText("Ad-Hoc Workout")
  await expect(shown.first()).toBeVisible()
  const before = await shown.count()
  await logOneSet(desk, "90")
  await expect.poll(() => shown.count(), aSecond).toBeGreaterThan(before)
})

test("the lists of routines and goals follow changes on other devices @once", async ({
  openWindow,
  page,
  signIn,
}) => {
  const person = await signIn()
  const desk = await openWindow()
  await signIn({ person, page: desk })
  await Promise.all([openLive(page, "/routines"), openLive(desk, "/goals")])
  await saveRoutine(person, "Push of the other device", [{ exercise: bench }])
  await expect(page.getByText("Push of the other device")).toBeVisible(aSecond)
  await addGoal(person, "Goal of the other device", "2199-01-01")
  await expect(desk.getByText("Goal of the other device")).toBeVisible(aSecond)
})

test("nothing moves while a person is typing when another device saves @once", async ({
  openWindow,
  page,
  signIn,
}) => {
  const person = await signIn()
  const desk = await openWindow()
  await signIn({ person, page: desk })
  await openLive(desk, "/dashboard")
  const socket = await openLive(page, "/log-workout/new")
  await addExercise(page, bench)
  const weight = field(page, "Weight (kg)")
  await weight.fill("82.")
  const place = await weight.boundingBox()
  const told = socket.waitForEvent("framereceived", ({ payload }) => payload.includes('"workout_logs"'))
  await logWorkout(person, { date, name: "From elsewhere" })
  await told
  await expect(desk.getByText("From elsewhere").first()).toBeVisible(aSecond)
  await expect(weight).toBeFocused()
  await expect(weight).toHaveValue("82.")
  expect(await weight.boundingBox()).toEqual(place)
})

test("a device that was offline or hidden catches up when it is back @once", async ({
  page,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await openLive(page, "/dashboard")
  await setOffline(true)
  await logWorkout(person, { date, name: "While it was offline" })
  const back = nextLive(page)
  await setOffline(false)
  const second = await back
  await expect(page.getByText("While it was offline").first()).toBeVisible(aSecond)

  await setVisible(page, "hidden")
  await expect.poll(() => second.isClosed(), { timeout: 15_000 }).toBe(true)
  await logWorkout(person, { date, name: "While it was hidden" })
  const third = nextLive(page)
  await setVisible(page, "visible")
  await third
  await expect(page.getByText("While it was hidden").first()).toBeVisible(aSecond)
})

/** A browser without a window reports every page as visible. */
async function setVisible(page: Page, state: "hidden" | "visible") {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, state)
}

test("a form follows another device's saves, and keeps what was typed here @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await openLive(page, profileAt.you)
  await page.getByLabel("Name").fill("Maren")
  await person.client
    .from("profiles")
    .update({ name: "Elsewhere", age: 41 })
    .eq("id", person.id)
    .throwOnError()
  await expect(page.getByLabel("Age")).toHaveValue("41", aSecond)
  await expect(page.getByLabel("Name")).toHaveValue("Maren")
})
