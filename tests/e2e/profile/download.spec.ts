import { readFile } from "node:fs/promises"
import type { Download, Page, Route } from "@playwright/test"
import { readExport } from "#tests/support/read-export.ts"
import { checkAccessibility, checkLooks, expect, test } from "../fixtures.ts"
import { createPerson, type Person } from "../person.ts"
import type { RunningServer } from "../running-server.ts"
import { profileAt } from "./sections.ts"

const button = (page: Page) => page.getByRole("button", { name: "Download My Data" })
const line = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("progressbar") })
const sets = "**/rest/v1/rpc/export_sets"

/** Someone with a few workouts, a weight, a goal and an analysis, full of text that CSV and spreadsheets often get wrong. */
async function createLifter(server: RunningServer): Promise<Person> {
  const person = await createPerson(server)
  const { client, id } = person
  await client
    .from("profiles")
    .update({ name: "=1+1", time_zone: "Europe/Berlin" })
    .eq("id", id)
    .throwOnError()
  await client.from("weight_logs").insert({ date: "2026-11-20", weight: 80.5 }).throwOnError()
  const goal = { goal_type: "strength", metric: "reps", target_value: 10 } as const
  await client
    .from("goals")
    .insert({ ...goal, title: "a, \"b\" and 'c'" })
    .throwOnError()
  const month = {
    month: "2026-11-01",
    analysis_type: "monthly",
    analysis_text: '{"summary":"two\\nlines"}',
  } as const
  await client.from("ai_analyses").insert(month).throwOnError()
  await addWorkouts(server, person, 3)
  return person
}

/** Workouts of twenty sets, all created at the same moment. */
const addWorkouts = (server: RunningServer, { id }: Person, count: number) =>
  server.sql(
    `with log as (
        insert into workout_logs (user_id, date, notes) select $1, date '2026-11-01' + n, E'Felt\\r\\ngood 💪' from generate_series(1, $2) n
        returning id, user_id)
      insert into set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, reps, weight, notes)
        select user_id, log.id, (select e.id from exercises e where name = 'Bench Press (Barbell)' and e.owner_id is null), 1, n, 8, 60.25, '-easy'
        from log, generate_series(1, 20) n`,
    [id, count],
  )

async function contentOf(download: Download) {
  return readExport(await readFile(await download.path(), "utf8"))
}

/** Holds the first request to an address until it is released. */
async function hold(page: Page, address: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return () => letGo()
}

test("everything is downloaded as one CSV file, named by the local day @once", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.setSystemTime(new Date("2026-12-05T23:30:00Z"))
  const person = await signIn({ person: await createLifter(server), path: profileAt.data })
  const downloading = page.waitForEvent("download")
  await button(page).focus()
  await page.keyboard.press("Enter")
  const download = await downloading
  await expect(
    page.getByRole("status").filter({ hasText: "Your data has been downloaded: 67 rows." }),
  ).toBeVisible()
  expect(download.suggestedFilename()).toBe("repertoire-data-20261206.csv")
  await expect(button(page)).toBeFocused()

  const { profiles, workout_logs, set_logs, weight_logs, goals, ai_analyses } = await contentOf(download)
  expect(profiles).toMatchObject([{ id: person.id, name: "=1+1", username: person.email }])
  expect(workout_logs.map(({ date, workout_name, notes }) => [date, workout_name, notes])).toEqual([
    ["2026-11-02", "Ad-Hoc Workout", "Felt\r\ngood 💪"],
    ["2026-11-03", "Ad-Hoc Workout", "Felt\r\ngood 💪"],
    ["2026-11-04", "Ad-Hoc Workout", "Felt\r\ngood 💪"],
  ])
  expect(set_logs).toHaveLength(60)
  expect(set_logs[20]).toMatchObject({
    workout_date: "2026-11-03",
    exercise_name: "Bench Press (Barbell)",
    set_number: "1",
    weight: "60.25",
    notes: "-easy",
  })
  expect(weight_logs).toMatchObject([{ date: "2026-11-20", weight: "80.5", weight_unit: "kg" }])
  expect(goals).toMatchObject([{ title: "a, \"b\" and 'c'", exercise_name: "Overall", status: "active" }])
  expect(ai_analyses).toMatchObject([{ month: "2026-11-01", analysis_text: '{"summary":"two\\nlines"}' }])

  const text = await readFile(await download.path(), "utf8")
  const [stamp] = await server.sql<{ at: string }>(
    "select to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI:SS') as at from profiles where id = $1",
    [person.id],
  )
  expect(profiles[0]?.["created_at"]).toBe(stamp?.at)
  expect(text).toContain(`"'=1+1"`)
  expect(text).toContain(`,"'-easy",`)

  await test.step("and the sets alone as one table, for other apps", async () => {
    const waiting = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download Sets" }).click()
    const table = await waiting
    await expect(
      page.getByRole("status").filter({ hasText: "Your data has been downloaded: 60 rows." }),
    ).toBeVisible()
    expect(table.suggestedFilename()).toBe("repertoire-sets-20261206.csv")
    const [head, first] = (await readFile(await table.path(), "utf8")).split("\r\n")
    expect(head).toMatch(/^Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,/)
    expect(first).toBe(`2026-11-02 12:00:00,Ad-Hoc Workout,,Bench Press (Barbell),1,60.25,8,,,"'-easy","Felt`)
  })
})

test("shows its progress, and leaves no file when cancelled @once", async ({ page, server, signIn }) => {
  await signIn({ person: await createLifter(server), path: profileAt.data })
  let downloads = 0
  page.on("download", () => (downloads += 1))
  const letGo = await hold(page, sets)
  await button(page).click()
  await expect(line(page)).toContainText("Reading set logs")
  await expect(line(page)).toContainText("4 of 67 rows")
  await expect(line(page)).toContainText(/0:0[1-9]|0:[1-5]\d/)
  await expect(page.getByRole("progressbar", { name: "Download My Data" })).toHaveAttribute(
    "aria-valuenow",
    "5",
  )
  await expect(page.getByRole("status").filter({ hasText: "Reading your data." })).toHaveCount(1)
  await checkAccessibility(page)
  // A second press does nothing.
  await button(page).click()
  await page.keyboard.press("Tab")
  await expect(line(page).getByRole("button", { name: "Cancel" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByText("The download was canceled. Nothing was saved on this device.")).toBeVisible()
  await expect(button(page)).toBeFocused()
  await expect(line(page)).toHaveCount(0)
  expect(downloads).toBe(0)

  letGo()
  await page.unrouteAll({ behavior: "ignoreErrors" })
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")])
  expect((await contentOf(download)).set_logs).toHaveLength(60)
})

test("leaving the page cancels it, with a message @once", async ({ page, server, signIn }) => {
  await signIn({ person: await createLifter(server), path: profileAt.data })
  const letGo = await hold(page, sets)
  await button(page).click()
  await expect(line(page)).toContainText("Reading set logs")
  await page.getByRole("link", { name: "Goals" }).click()
  await expect(page).toHaveURL("/goals")
  letGo()
  await expect(page.getByText("The download was canceled.")).toBeVisible()
})

const refuse = (route: Route) =>
  route.fulfill({
    status: 403,
    json: { code: "42501", message: "permission denied for it", details: null, hint: null },
  })

const failures = [
  ["profiles?select=id**", "Failed to fetch profile data: permission denied for it"],
  ["workout_logs?**", "Failed to fetch workout logs: permission denied for it"],
  ["rpc/export_sets", "Failed to fetch set logs: permission denied for it"],
  ["weight_logs?select=**text**", "Failed to fetch weight logs: permission denied for it"],
  ["goals?**", "Failed to fetch goals: permission denied for it"],
  ["ai_analyses?**", "Failed to fetch AI analyses: permission denied for it"],
  ["rpc/export_stamp**", "An unexpected error occurred during data download."],
] as const

test("each part that can't be read is named, and can be tried again @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/403|ERR_FAILED/)
  await signIn({ person: await createLifter(server), path: profileAt.you })
  await expect(page.getByLabel("Name")).toHaveValue("=1+1")
  const alert = page.getByRole("alert").filter({ hasText: "Nothing was saved on this device." })
  for (const [address, sentence] of failures) {
    await page.route(`**/rest/v1/${address}`, refuse)
    await button(page).click()
    await expect(alert).toContainText(sentence)
    await expect(line(page)).toHaveCount(0)
    await page.unrouteAll()
  }
  await checkAccessibility(page)

  await page.route(sets, (route) => route.abort())
  await alert.getByRole("button", { name: "Try Again" }).click()
  await expect(button(page)).toBeFocused()
  await expect(alert).toContainText(
    "Failed to fetch set logs: Repertoire can’t be reached. Check your connection and try again.",
  )
  await page.unrouteAll()
  const downloading = page.waitForEvent("download")
  await alert.getByRole("button", { name: "Try Again" }).click()
  expect((await contentOf(await downloading)).set_logs).toHaveLength(60)
  await expect(alert).toHaveCount(0)
})

test("code that can't be loaded is an unexpected error @once", async ({ page, problems, signIn }) => {
  problems.allow(/ERR_FAILED/)
  await signIn({ path: profileAt.data })
  await page.route("**/assets/export-as-*.js", (route) => route.abort())
  await button(page).click()
  await expect(page.getByRole("alert").filter({ hasText: "An unexpected error" })).toContainText(
    "An unexpected error occurred during data download.",
  )
})

test("without the names of exercises the file is still made, and says what is missing @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/403/)
  await signIn({ person: await createLifter(server), path: profileAt.data })
  await page.route("**/rest/v1/exercises?**", refuse)
  const [download] = await Promise.all([page.waitForEvent("download"), button(page).click()])
  await expect(page.getByText("The file is complete except for exercise names")).toBeVisible()
  expect((await contentOf(download)).set_logs[0]?.["exercise_name"]).toBe("Unknown Exercise")
})

test("a workout saved during the download is in the file completely @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn({ person: await createLifter(server), path: profileAt.data })
  let rounds = 0
  await page.route("**/rest/v1/goals?**", async (route) => {
    rounds += 1
    // The workouts and weights have been read by then.
    if (rounds === 1) {
      await addWorkouts(server, person, 1)
      await person.client.from("weight_logs").insert({ date: "2026-11-21", weight: 81 }).throwOnError()
    }
    if (rounds === 3) await expect(line(page)).toContainText("Your data changed while it was being read.")
    await route.continue()
  })
  const [download] = await Promise.all([page.waitForEvent("download"), button(page).click()])
  const { workout_logs, set_logs, weight_logs } = await contentOf(download)
  expect([workout_logs.length, set_logs.length, weight_logs.length]).toEqual([4, 80, 2])
  const known = new Set(workout_logs.map(({ id }) => id))
  expect(set_logs.every(({ workout_log_id }) => known.has(workout_log_id ?? ""))).toBe(true)
})

test("a session that ends during the download is reported, and no file is saved @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  problems.allow(/40[01]/)
  const person = await signIn({ person: await createLifter(server), path: profileAt.data })
  let downloads = 0
  page.on("download", () => (downloads += 1))
  await page.route(sets, async (route) => {
    await server.sql("delete from auth.sessions where user_id = $1", [person.id])
    await route.fulfill({
      status: 401,
      json: { code: "PGRST303", message: "JWT expired", details: null, hint: null },
    })
  })
  await button(page).click()
  await expect(page).toHaveURL("/promote")
  await expect(page.getByText("User not logged in.")).toBeVisible()
  expect(downloads).toBe(0)
})

test("looks right while it runs", async ({ page, server, signIn }) => {
  await signIn({ person: await createLifter(server), path: profileAt.data })
  await hold(page, sets)
  await checkLooks(page, "profile-download", async () => {
    await button(page).click()
    await expect(line(page)).toContainText("4 of 67 rows")
  })
  await page.unrouteAll({ behavior: "ignoreErrors" })
})
