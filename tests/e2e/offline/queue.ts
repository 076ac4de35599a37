import { expect, type Locator, type Page } from "@playwright/test"
import type { RunningServer } from "../running-server.ts"
import { addExercise, bench, confirmSet, openLogging, save } from "../logging/workout.ts"

export { bench, test } from "../logging/workout.ts"

export const saveCall = "**/rest/v1/rpc/save_workout_log"
export const savedOffline = "Workout saved offline. It will sync when you reconnect."
export const failedOnline =
  "An error occurred saving online. Your workout is kept on this device and will be sent automatically."

/** Types a workout of one set into a fresh ad hoc log, named after its weight. The pages that follow are on the device by then. */
export async function typeWorkout(page: Page, weight = "80"): Promise<void> {
  await page.goto("/dashboard")
  await expect(page.getByRole("region", { name: "Workout Calendar" })).toBeVisible()
  await openLogging(page)
  await addExercise(page, bench)
  await confirmSet(page, weight, "8")
  await page.waitForLoadState("networkidle")
}

/** Saves the workout without a network, so it is queued on this device. */
export async function saveOffline(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Offline" }).click()
  await expect(page.getByText(savedOffline)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Saves the workout without getting a response, so it is queued on this device. */
export async function saveUnanswered(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByText(savedOffline)).toBeVisible()
}

/** Saves the workout and gets a server error, so it is queued on this device. */
export async function saveInVain(page: Page): Promise<void> {
  await save(page)
  await expect(page.getByText(failedOnline)).toBeVisible()
}

/** The outbox link in the navigation, shown while something is queued. */
export function outboxLink(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /unsent/ })
}

/** Opens the outbox without loading a page. */
export async function openOutbox(page: Page): Promise<void> {
  await outboxLink(page).click()
  await expect(page.getByRole("heading", { name: "Outbox" })).toBeVisible()
}

export function items(page: Page): Locator {
  return page.getByRole("main").getByRole("listitem")
}

/** Expects nothing to be queued on the device any more. */
export async function expectAllSent(page: Page): Promise<void> {
  await expect.poll(() => queuedRows(page)).toEqual([])
  await expect(outboxLink(page)).toHaveCount(0)
}

interface QueuedRow {
  id: string
  userId: string
  status: string
  error: string | null
}

/** All rows in the browser's queue, whoever they belong to. */
export function queuedRows(page: Page): Promise<QueuedRow[]> {
  return page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result))
        request.addEventListener("error", () => reject(request.error ?? new Error("closed")))
      })
    const database = await result(indexedDB.open("repertoire"))
    const store = database.transaction("pendingOperations").objectStore("pendingOperations")
    const rows: unknown = await result(store.getAll())
    database.close()
    return rows as QueuedRow[]
  })
}

/**
 * A person's logs on the server with their sets, "80x8", in the order they were saved. Also checks that nothing is orphaned and that every plan's
 * status matches its log.
 */
export async function logsOnServer(server: RunningServer, userId: string): Promise<string[]> {
  const torn = await server.sql(
    `select l.id from workout_logs l where l.user_id = $1
       and not exists (select from set_logs s where s.workout_log_id = l.id)
     union all
     select c.id from committed_workouts c where c.user_id = $1
       and (c.status = 'completed') is distinct from exists (select from workout_logs l where l.id = c.completed_log_id)`,
    [userId],
  )
  expect(torn).toEqual([])
  const rows = await server.sql<{ sets: string }>(
    `select string_agg(s.weight || 'x' || s.reps, ' ' order by s.exercise_order, s.set_number) as sets
     from workout_logs l join set_logs s on s.workout_log_id = l.id and s.user_id = l.user_id
     where l.user_id = $1 group by l.id, l.created_at order by l.created_at`,
    [userId],
  )
  return rows.map(({ sets }) => sets)
}
