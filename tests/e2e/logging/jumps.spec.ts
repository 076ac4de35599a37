import type { Page } from "@playwright/test"
import { expect, type Person } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import type { RunningServer } from "../running-server.ts"
import {
  bench,
  confirmSet,
  exercise,
  expectAllLoaded,
  openLogging,
  test,
  writeNoteElsewhere,
} from "./workout.ts"

const note = "Seat on 4, thumbs around the bar, shoulder blades together all the way"

/** Makes each page add up how far its content jumps by itself. */
async function watchJumps(page: Page) {
  await page.addInitScript(() => {
    const jumps: { value: number; what: string }[] = []
    Object.assign(globalThis, { jumps })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if (!("value" in entry) || !("sources" in entry) || !Array.isArray(entry.sources)) continue
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue
        const nodes = entry.sources.map(({ node }: { node: Node | null }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        )
        jumps.push({ value: Number(entry.value), what: nodes.join(" ") })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

async function expectNoJump(page: Page, opened: string) {
  const jumps = await page.evaluate(
    () => Reflect.get(globalThis, "jumps") as { value: number; what: string }[],
  )
  const total = jumps.reduce((sum, { value }) => sum + value, 0)
  console.log(`Layout shift while ${opened} opens: ${total.toFixed(4)}`)
  expect(total, JSON.stringify(jumps)).toBeLessThan(0.02)
}

/** Someone with a past session, a note and a template with the exercise. Returns the ids of the template and of the last log. */
async function trained(person: Person, server: RunningServer) {
  const sets = [1, 2, 3].map(() => ({ exercise: bench, weight: 80, reps: 10, weight_unit: "kg" as const }))
  const logId = await logWorkout(person, { date: "2025-11-14", name: "Push", duration_seconds: 3000, sets })
  const [template] = await server.sql<{ id: string }>(
    "insert into workouts (user_id, name) values ($1, 'Push') returning id",
    [person.id],
  )
  await server.sql(
    `insert into workout_exercises (user_id, workout_id, exercise_id, "order", sets, reps, notes)
     select $1, $2, id, case name when $3 then 1 else 2 end, 3, '8-10', 'Slowly' from exercises where name in ($3, 'Lat Pulldown (Cable)')
     and owner_id is null`,
    [person.id, template?.id, bench],
  )
  await writeNoteElsewhere(server, person.id, bench, note)
  return { logId, templateId: template?.id }
}

/** Waits for everything that loads late: what is beside the sets or below them, the note, and last time's sets. */
async function expectAllThere(page: Page) {
  await expectAllLoaded(page)
  await expect(page.getByLabel(`Note for ${bench}`)).toHaveValue(note)
  await page.waitForLoadState("networkidle")
}

test("nothing jumps while a template opens", async ({ page, server, signIn }) => {
  const person = await signIn({ path: "/dashboard" })
  const { templateId } = await trained(person, server)
  await watchJumps(page)
  await page.goto(`/log-workout/${templateId}`)
  await expect(page.locator(".set.now")).toContainText("Last time 80 × 10")
  await expect(page.getByRole("button", { name: /^Use / })).toBeVisible()
  await expectAllThere(page)
  await expectNoJump(page, "a template")
})

test("nothing jumps while a saved log opens", async ({ page, server, signIn }) => {
  const person = await signIn({ path: "/dashboard" })
  const { logId } = await trained(person, server)
  await watchJumps(page)
  await page.goto(`/log-workout/log/${logId}`)
  await expectAllThere(page)
  await expectNoJump(page, "a saved log")
})

test("nothing jumps while a draft is resumed, however late the replies arrive", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { templateId } = await trained(person, server)
  await page.goto(`/log-workout/${templateId}`)
  await expect(page.locator(".set.now")).toContainText("Last time 80 × 10")
  await page.getByRole("button", { name: "Confirm 80 × 10" }).click()
  await expect(page.getByText("Draft saved on this device")).toBeVisible()
  await watchJumps(page)
  // The rows are drawn first.
  await page.route(/exercise_notes|training_memory/, async (route) => {
    await exercise(page, bench).locator(".set").first().waitFor()
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText(/^Best estimated 1RM \d/)).toBeVisible()
  await expectAllThere(page)
  await expectNoJump(page, "a draft")
})

test("nothing jumps while an empty workout opens and a rest begins", async ({ page, signIn }) => {
  await signIn({ path: "/dashboard" })
  await watchJumps(page)
  await openLogging(page)
  await expect(page.getByText(/^\d+ exercises$/)).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expectNoJump(page, "an empty workout")
  // Typed with keys, because movement in response to a key doesn't count as a jump.
  await page.getByLabel("Search exercises").pressSequentially("bench press")
  await page.getByRole("button", { name: `Add ${bench}`, exact: true }).click()
  await confirmSet(page, "80", "8")
  await expect(page.getByRole("group", { name: "Rest" })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await expectNoJump(page, "a rest")
})
