import { readFileSync } from "node:fs"
import { checkAccessibility, checkLooks, expect, expectNoSidewaysScroll } from "#tests/e2e/fixtures.ts"
import {
  expectAllSent,
  items,
  logsOnServer,
  openOutbox,
  outboxLink,
  queuedRows,
  saveCall,
  failedOnline,
  test,
  typeWorkout,
} from "./queue.ts"

const tooHeavy = "999999"

test("a workout that the server rejects needs the person, holds up nothing, and can be exported, discarded and restored @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/status of (400|503)/)
  const person = await signIn()
  // Keeps both workouts from the server until they are queued.
  await page.route(saveCall, (route) => route.fulfill({ status: 503 }))
  for (const weight of [tooHeavy, "80"]) {
    await typeWorkout(page, weight)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText(failedOnline)).toBeVisible()
  }
  await page.unroute(saveCall)
  await expect.poll(() => logsOnServer(server, person.id)).toEqual(["80x8"])
  await expect(outboxLink(page)).toHaveAccessibleName("1 unsent in the outbox")
  await openOutbox(page)
  const item = items(page).filter({ hasText: "Needs attention" })
  await expect(item).toContainText(/Failed to insert set logs: .*set_logs_weight_check/)
  await expect(page.getByText("Some offline operations failed to sync.")).toBeVisible()
  await checkAccessibility(page)

  await item.getByRole("button", { name: "Try Again" }).click()
  await expect(item).toContainText(/Failed to insert set logs/)
  const download = page.waitForEvent("download")
  await item.getByRole("button", { name: "Export" }).click()
  const file = readFileSync(await (await download).path(), "utf8")
  expect(file).toContain("Bench Press (Barbell)\n  1. 999999 kg, 8 reps")

  await item.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByRole("heading", { name: "Outbox" })).toBeFocused()
  await expect(outboxLink(page)).toHaveCount(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(item).toContainText("Needs attention")
  await item.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  await expectAllSent(page)
  expect(await logsOnServer(server, person.id)).toEqual(["80x8"])
})

test(
  "an unreadable entry is left as it is until the person decides",
  { tag: "@once" },
  async ({ page, signIn }) => {
    const person = await signIn({ path: "/outbox" })
    await expect(page.getByText("Nothing is waiting.")).toBeVisible()
    await page.evaluate(async (userId) => {
      const opening = indexedDB.open("repertoire")
      await new Promise((resolve) => opening.addEventListener("success", resolve))
      const database = opening.result
      const transaction = database.transaction("pendingOperations", "readwrite")
      // More than JSON can hold: an object inside itself, and an integer of any size.
      const payload: Record<string, unknown> = { notes: "Felt strong", reps: 8n }
      payload["again"] = payload
      transaction.objectStore("pendingOperations").add({ id: "x", type: "saveDream", userId, payload })
      await new Promise((resolve) => transaction.addEventListener("complete", resolve))
      database.close()
    }, person.id)
    await page.reload()
    const item = items(page).filter({ hasText: "Unreadable entry" })
    await expect(item).toContainText("Unknown operation type: saveDream")
    await expect(page.getByText("Some offline operations failed to sync.")).toBeVisible()
    expect(await queuedRows(page)).toMatchObject([
      { status: "error", error: "Unknown operation type: saveDream", retries: 1 },
    ])
    const download = page.waitForEvent("download")
    await item.getByRole("button", { name: "Export" }).click()
    const text = readFileSync(await (await download).path(), "utf8")
    for (const part of ["saveDream", "Felt strong"]) expect(text).toContain(part)
    await item.getByRole("button", { name: "Discard" }).click()
    await expect(page.getByText("Nothing is waiting.")).toBeVisible()
    expect(await queuedRows(page)).toEqual([])
  },
)

test("the outbox looks right, empty and full", async ({ page, problems, signIn }) => {
  problems.allow(/status of (400|503)/)
  await signIn({ path: "/outbox" })
  await checkLooks(page, "outbox-empty", () => expect(page.getByText("Nothing is waiting.")).toBeVisible())
  let isBusy = true
  await page.route(saveCall, (route) => {
    const isRefused = route.request().postData()?.includes(tooHeavy)
    return isBusy || !isRefused ? route.fulfill({ status: 503 }) : route.continue()
  })
  for (const weight of [tooHeavy, "80"]) {
    await typeWorkout(page, weight)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText(failedOnline)).toBeVisible()
  }
  isBusy = false
  await page.goto("/outbox")
  await checkLooks(page, "outbox-full", async () => {
    await expect(items(page).filter({ hasText: "Needs attention" })).toBeVisible()
    await expect(items(page).filter({ hasText: "The server didn’t respond." })).toBeVisible()
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  await expectNoSidewaysScroll(page)
})
