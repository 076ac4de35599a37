import type { BrowserContext, Page } from "@playwright/test"
import { expect } from "#tests/e2e/fixtures.ts"
import { chooseFile, strongExport, textFile } from "../import/files.ts"
import { squatOnMonday } from "../programs/run.ts"
import { exercise, expectSaved, save } from "../logging/workout.ts"
import { bench, expectAllSent, logsOnServer, saveCall, saveOffline, test, typeWorkout } from "./queue.ts"
import { profileAt } from "../profile/sections.ts"

/** Tries to save where nothing can be stored. Expects an error message and the form to stay. */
async function failToSaveOffline(page: Page) {
  await page.getByRole("button", { name: "Save Offline" }).click()
  await expect(page.getByText("Failed to save workout offline.")).toBeVisible()
  await expect(exercise(page, bench)).toContainText("80×8")
}

test("when storage is full, the form stays and says so, and saving works once there is space @once", async ({
  context,
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await typeWorkout(page)
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(server.url)
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 })
  await setOffline(true)
  await failToSaveOffline(page)
  await expect(page.getByText("Storage on this device is full.")).toBeVisible()

  await devtools.send("Storage.overrideQuotaForOrigin", { origin })
  await page.getByRole("button", { name: "Try Again" }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await setOffline(false)
  await expectAllSent(page)
  expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
})

test("a browser without IndexedDB says so, keeps the form offline, and saves online @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("denied", "SecurityError")
    }
  })
  const person = await signIn()
  await typeWorkout(page)
  await expect(page.getByText("This browser can’t store workouts offline.")).toBeVisible()
  await setOffline(true)
  await failToSaveOffline(page)
  await setOffline(false)
  await save(page)
  await expectSaved(page)
  expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
})

test(
  "when a newer release upgrades the queue, this one saves online",
  { tag: "@once" },
  async ({ context, page, server, signIn }) => {
    const person = await signIn()
    await typeWorkout(page)
    const newer = await context.newPage()
    await newer.goto("/privacy-policy")
    // The upgrade waits as long as a page keeps the old version open.
    await newer.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open("repertoire", 2).addEventListener("success", resolve)
        }),
    )
    await save(page)
    await expectSaved(page)
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
  },
)

test(
  "a newer release whose upgrade is blocked doesn't prevent saving online, and offline nothing typed is lost",
  { tag: "@once" },
  async ({ context, page, server, setOffline, signIn }) => {
    const person = await signIn({ path: "/privacy-policy" })
    const older = await context.newPage()
    await older.goto("/config.json")
    // A tab that never closes the queue's database, like one that hangs.
    await older.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("repertoire", 1)
          opening.addEventListener("success", () => resolve(Object.assign(globalThis, { opening })))
        }),
    )
    const newer = await context.newPage()
    await newer.goto("/config.json")
    await newer.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open("repertoire", 2).addEventListener("blocked", () => resolve(undefined))
        }),
    )
    await typeWorkout(page)
    await setOffline(true)
    await page.getByRole("button", { name: "Save Offline" }).click()
    await expect(page.getByText("Failed to save workout offline.")).toBeVisible()
    await expect(exercise(page, bench)).toContainText("80×8")
    await setOffline(false)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expectSaved(page)
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
  },
)

test(
  "sending continues after a page crashes in the middle",
  { tag: "@once" },
  async ({ context, page, problems, server, signIn }) => {
    problems.allow(/ERR_/)
    const person = await signIn()
    await typeWorkout(page)
    let arrived = 0
    // The request arrives, but the page closes before the response.
    await page.route(saveCall, async (route) => {
      await route.fetch()
      arrived += 1
    })
    await save(page)
    await expect.poll(() => arrived).toBe(1)
    const devtools = await context.newCDPSession(page)
    const crash = page.waitForEvent("crash")
    void devtools.send("Page.crash").catch(() => {})
    await crash

    const again = await context.newPage()
    await again.goto("/log-workout/new")
    await expect(again.getByText("No exercises yet.")).toBeVisible()
    await again.goto("/dashboard")
    await expectAllSent(again)
    expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
  },
)

test(
  "only one of two tabs sends the queue",
  { tag: "@once" },
  async ({ context, page, server, setOffline, signIn }) => {
    const person = await signIn()
    const other = await context.newPage()
    const sent: string[] = []
    context.on("request", (request) => {
      if (request.url().endsWith("/rpc/save_workout_log")) sent.push(request.url())
    })
    const weights = ["60", "61"]
    for (const weight of weights) {
      await typeWorkout(page, weight)
      await other.goto(profileAt.you)
      await expect(other.getByLabel("Name")).toBeVisible()
      await other.waitForLoadState("networkidle")
      await setOffline(true)
      await saveOffline(page)
      await expect(other.getByRole("link", { name: "1 unsent in the outbox" })).toBeVisible()
      await setOffline(false)
      await expectAllSent(page)
      await expectAllSent(other)
    }
    expect(sent).toHaveLength(weights.length)
    expect(await logsOnServer(server, person.id)).toEqual(["60x8", "61x8"])
  },
)

/** Limits the browser's databases to a byte, as on a full device. */
async function fillDatabases(context: BrowserContext, page: Page, url: string) {
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(url)
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 })
}

/** Fills local storage until the browser refuses another byte. */
const fillLocalStorage = (page: Page) =>
  page.evaluate(() => {
    let length = 5_000_000
    for (let key = 0; length >= 1; key += 1)
      try {
        localStorage.setItem(`ballast ${key}`, "x".repeat(length))
      } catch {
        length = Math.floor(length / 2)
      }
  })

test("on a full device, a program's session is logged to its end, says that it isn't stored, and is saved online @once", async ({
  context,
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await squatOnMonday(page, person, 1)
  await fillDatabases(context, page, server.url)
  await fillLocalStorage(page)
  for (const _ of [2, 3]) await page.getByRole("button", { name: "Confirm 80 × 5" }).click()
  await page.getByLabel("Notes", { exact: true }).fill("Left shoulder fine. ".repeat(20))
  await expect(page.getByText("Draft not saved")).toBeVisible()
  await setOffline(true)
  await page.getByRole("button", { name: /^Save Offline/ }).click()
  await expect(page.getByText("Failed to save workout offline.")).toBeVisible()
  await expect(page.getByText("Storage on this device is full.").first()).toBeVisible()
  await setOffline(false)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expectSaved(page)
  const rows = await server.sql(
    `select l.slot, length(l.notes) as notes, count(s.id)::int as sets
     from workout_logs l join set_logs s on s.workout_log_id = l.id where l.user_id = $1 group by l.id`,
    [person.id],
  )
  expect(rows).toEqual([{ slot: 1, notes: 400, sets: 3 }])
})

test("on a full device, an import says that the page must stay open, and arrives whole @once", async ({
  context,
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ path: "/import" })
  await chooseFile(page, textFile("strong.csv", strongExport([3, 4])))
  const importButton = page.getByRole("button", { name: /^Import 2 Workouts/ })
  await expect(importButton).toBeVisible()
  await fillDatabases(context, page, server.url)
  await fillLocalStorage(page)
  const held = new Promise<() => void>((release) => {
    void page.route("**/rest/v1/rpc/stage_import_part", async (route) => {
      await new Promise<void>((go) => release(go))
      await route.continue()
    })
  })
  await importButton.click()
  const go = await held
  await expect(page.getByText("Keep this page open: this device can’t store the import.")).toBeVisible()
  go()
  await expect(page.getByText("2 workouts imported.")).toBeVisible()
  const rows = await server.sql("select count(*)::int as count from workout_logs where user_id = $1", [
    person.id,
  ])
  expect(rows).toEqual([{ count: 2 }])
})
