import type { Page } from "@playwright/test"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { addExercise, openLogging } from "../logging/workout.ts"
import type { RunningServer } from "../running-server.ts"
import { sessionKey } from "#web/device/session-store.ts"
import {
  bench,
  expectAllSent,
  logsOnServer,
  outboxLink,
  queuedRows,
  saveCall,
  saveOffline,
  saveInVain,
  test,
  typeWorkout,
} from "./queue.ts"
import { openSection, profileAt } from "../profile/sections.ts"

/** Saves a workout while the server is too busy to accept it. */
async function queueWorkout(page: Page) {
  await typeWorkout(page)
  await page.route(saveCall, (route) => route.fulfill({ status: 503 }))
  await saveInVain(page)
}

async function logIn(page: Page, { email, password }: Person) {
  await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Changes the stored session as if three weeks had passed. */
async function letTheTokenExpire(page: Page) {
  await page.evaluate((key) => {
    const session: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? "{}")
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Date.now() / 1000 - 21 * 24 * 3600 }))
  }, sessionKey)
}

test("logging out with unsent work asks first; the work waits for its owner, whoever signs in meanwhile @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 503/)
  const ada = await signIn()
  await queueWorkout(page)
  await page.goto(profileAt.you)
  await page.getByRole("button", { name: "Log out" }).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("1 workout hasn’t been sent to the server yet.")
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page).toHaveURL(profileAt.you)
  await openSection(page, "Security")
  await page.getByRole("button", { name: "Sign Out Everywhere" }).click()
  await expect(question).toContainText("1 workout hasn’t been sent to the server yet.")
  await question.getByRole("button", { name: "Cancel" }).click()
  await openSection(page, "You")
  await page.getByRole("button", { name: "Log out" }).click()
  await question.getByRole("button", { name: "Log Out Anyway" }).click()
  await expect(page).toHaveURL("/promote")

  const bob = await signIn()
  await page.unroute(saveCall)
  await page.goto("/outbox")
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  expect(await queuedRows(page)).toMatchObject([{ userId: ada.id }])
  expect(await logsOnServer(server, bob.id)).toEqual([])
  await page.goto(profileAt.you)
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")

  await logIn(page, ada)
  await expectAllSent(page)
  expect(await logsOnServer(server, ada.id)).toEqual(["80x8"])
  expect(await logsOnServer(server, bob.id)).toEqual([])
})

test(
  "a sign-in that expired weeks ago while offline is renewed, and then the work is sent",
  { tag: "@once" },
  async ({ page, server, setOffline, signIn }) => {
    const person = await signIn()
    await typeWorkout(page)
    await setOffline(true)
    await saveOffline(page)
    await letTheTokenExpire(page)
    await setOffline(false)
    await expectAllSent(page)
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

const noteCall = "**/rest/v1/rpc/save_exercise_note"

/** Writes a note while the server is too busy to accept it, so it stays on this device. */
async function keepNote(page: Page, text: string) {
  await page.route(noteCall, (route) => route.fulfill({ status: 503 }))
  await openLogging(page)
  await addExercise(page, bench)
  await page.getByRole("button", { name: `More for ${bench}` }).click()
  await page.getByRole("button", { name: "Exercise Note" }).click()
  const refused = page.waitForResponse(
    (response) => response.url().includes("/save_exercise_note") && !response.ok(),
  )
  await page.getByLabel(`Note for ${bench}`).fill(text)
  await refused
}

function notesOnServer(server: RunningServer, people: Person[]) {
  const ids = people.map(({ id }) => id)
  return server.sql("select user_id, note from exercise_notes where user_id = any($1)", [ids])
}

test("an unsent exercise note counts too: logging out asks first, and the note waits for its owner @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of 503/)
  const ada = await signIn()
  await queueWorkout(page)
  await keepNote(page, "Seat on 4")
  await page.goto(profileAt.you)
  await page.getByRole("button", { name: "Log out" }).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText("1 workout and 1 exercise note haven’t been sent to the server yet.")
  await question.getByRole("button", { name: "Log Out Anyway" }).click()
  await expect(page).toHaveURL("/promote")

  const bob = await signIn()
  await page.unroute(saveCall)
  await page.unroute(noteCall)
  await openLogging(page)
  await addExercise(page, bench)
  await page.goto(profileAt.you)
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(question).toContainText("1 unsaved draft on this device will be removed.")
  await expect(question).not.toContainText("on the server")
  await question.getByRole("button", { name: "Log Out Anyway" }).click()
  await expect(page).toHaveURL("/promote")
  expect(await notesOnServer(server, [ada, bob])).toEqual([])

  await logIn(page, ada)
  await expect.poll(() => notesOnServer(server, [ada, bob])).toEqual([{ user_id: ada.id, note: "Seat on 4" }])
  await expectAllSent(page)
  expect(await logsOnServer(server, ada.id)).toEqual(["80x8"])
  await page.getByRole("link", { name: "Profile" }).click()
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")
})

test(
  "a note that can be sent is sent before the sign-in ends, without asking",
  { tag: "@once" },
  async ({ page, problems, server, signIn }) => {
    problems.allow(/status of 503/)
    const person = await signIn()
    await keepNote(page, "Elbows in")
    await page.getByRole("link", { name: "Home" }).click()
    await page.getByRole("link", { name: "Profile" }).click()
    await page.unroute(noteCall)
    await page.getByRole("button", { name: "Log out" }).click()
    const question = page.getByRole("dialog")
    await expect(question).toContainText("1 unsaved draft on this device will be removed.")
    await expect(question).not.toContainText("on the server")
    await question.getByRole("button", { name: "Log Out Anyway" }).click()
    await expect(page).toHaveURL("/promote")
    expect(await notesOnServer(server, [person])).toEqual([{ user_id: person.id, note: "Elbows in" }])
  },
)

test(
  "a sign-in that ended while offline: the work waits on the device for the next one",
  { tag: "@once" },
  async ({ page, problems, server, setOffline, signIn }) => {
    problems.allow(/status of 40[013]/)
    const person = await signIn()
    await typeWorkout(page)
    await setOffline(true)
    await saveOffline(page)
    await server.sql("delete from auth.sessions where user_id = $1", [person.id])
    await letTheTokenExpire(page)
    await setOffline(false)
    await expect(page.getByText("Please log in.")).toBeVisible()
    expect(await queuedRows(page)).toMatchObject([{ userId: person.id }])
    expect(await logsOnServer(server, person.id)).toEqual([])

    await logIn(page, person)
    await expectAllSent(page)
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
  },
)

test(
  "deleting the account names the unsent work, and removes it",
  { tag: "@once" },
  async ({ page, problems, signIn }) => {
    problems.allow(/status of (40[13]|503)/)
    const person = await signIn()
    await queueWorkout(page)
    await page.goto(profileAt.data)
    await expect(outboxLink(page)).toBeVisible()
    await page.getByRole("button", { name: "Delete My Account" }).click()
    const question = page.getByRole("dialog", { name: "Delete your account?" })
    await expect(question).toContainText("1 workout that is only on this device will be deleted too.")
    await question.getByLabel("Password").fill(person.password)
    await question.getByRole("button", { name: "Delete My Account" }).click()
    await expect(page).toHaveURL("/promote")
    await expect(page.getByText("Your account and all your data have been deleted.")).toBeVisible()
    expect(await queuedRows(page)).toEqual([])
  },
)
