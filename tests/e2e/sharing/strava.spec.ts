import type { Page } from "@playwright/test"
import { checkLooks, expect, type Person } from "#tests/e2e/fixtures.ts"
import { type PretendStrava, startStrava } from "#tests/support/pretend-strava.ts"
import { logWorkout } from "../dashboard/training.ts"
import { bench, test } from "../logging/workout.ts"
import { profileAt } from "../profile/sections.ts"

// The tests share the server's only Strava, so they run one after the other.
test.describe.configure({ mode: "default" })

let strava: PretendStrava
test.beforeAll(async ({ server }) => {
  strava = await startStrava(server.stravaPort)
})
test.afterAll(() => strava.stop())
test.beforeEach(({}) => {
  strava.activities.length = 0
})

let day = 0

/** A workout on a separate day. Returns its id. */
function logged(person: Person, date = `2025-11-${String((day += 1)).padStart(2, "0")}`) {
  return logWorkout(person, {
    ...{ date, name: "Push", notes: "Felt strong", duration_seconds: 3000 },
    sets: [{ exercise: bench, weight: 80, reps: 8 }],
  })
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Share Push" })

async function openSheet(page: Page, log: string) {
  await page.goto(`/log-workout/log/${log}`)
  await page.getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page)).toBeVisible()
}

async function connect(page: Page) {
  await page.goto(profileAt.data)
  await page.getByRole("button", { name: "Connect to Strava" }).click()
  await page.getByRole("link", { name: "Authorize" }).click()
  await expect(page.getByText("Strava is connected. Share a workout to send it there.")).toBeVisible()
}

test("a person connects while sharing, comes back to the workout, sends it once and sees it on Strava @once", async ({
  page,
  signIn,
}) => {
  const log = await logged(await signIn())
  await openSheet(page, log)
  await expect(sheet(page).getByText("Connect once, then share with one tap")).toBeVisible()
  await sheet(page).getByRole("button", { name: "Connect" }).click()
  await page.getByRole("link", { name: "Authorize" }).click()
  await expect(page).toHaveURL(`/log-workout/log/${log}`)
  await expect(page.getByText("Strava is connected. Share a workout to send it there.")).toBeVisible()

  await page.getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText("Connected as Ann Lee")).toBeVisible()
  strava.thinks(2)
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText(/^Sending since 0:0\d$/)).toBeVisible()
  await expect(sheet(page).getByText(/^On Strava since \d\d:\d\d$/)).toBeVisible()
  strava.thinks(0)
  const [activity] = strava.activities
  await expect(sheet(page).getByRole("link", { name: "View on Strava" })).toHaveAttribute(
    "href",
    `https://www.strava.com/activities/${activity?.id}`,
  )
  await openSheet(page, log)
  await expect(sheet(page).getByText(/^On Strava since/)).toBeVisible()
  await expect(sheet(page).getByRole("button", { name: "Share to Strava" })).toBeHidden()
  expect(strava.activities).toHaveLength(1)
})

test("a missing permission is named, and can be granted the next time @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 403/)
  await signIn({ path: profileAt.data })
  strava.grants("read,activity:read_all")
  await page.getByRole("button", { name: "Connect to Strava" }).click()
  await page.getByRole("link", { name: "Authorize" }).click()
  await expect(
    page.getByText(
      "Strava didn’t allow the upload. Connect again and leave “Upload your activities” checked.",
    ),
  ).toBeVisible()
  strava.grants(undefined)
  await page.getByRole("button", { name: "Connect Again" }).click()
  await page.getByRole("link", { name: "Cancel" }).click()
  await expect(page.getByText("Strava isn’t connected. You didn’t give Repertoire permission.")).toBeVisible()
  await page.getByRole("button", { name: "Connect Again" }).click()
  await page.getByRole("link", { name: "Authorize" }).click()
  await expect(page).toHaveURL(profileAt.data)
  await page.getByRole("button", { name: "Disconnect Strava" }).click()
  await expect(page.getByText("Strava is disconnected. Workouts you shared stay there.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Connect to Strava" })).toBeVisible()
})

test("a workout that may have arrived is checked for, and not sent a second time @once", async ({
  page,
  signIn,
}) => {
  const log = await logged(await signIn())
  await connect(page)
  strava.meets("POST /uploads", { is: "lost" })
  strava.meets("GET /athlete/activities", { is: "status", status: 500 })
  await openSheet(page, log)
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText("Strava hasn’t responded.")).toBeVisible()
  await checkLooks(page, "share-strava-unanswered", async () => {
    await openSheet(page, log)
    await expect(sheet(page).getByText("Strava hasn’t responded.")).toBeVisible()
  })
  await sheet(page).getByRole("button", { name: "Check Now" }).click()
  await expect(sheet(page).getByText(/^On Strava since/)).toBeVisible()
  expect(strava.activities).toHaveLength(1)
})

test("an edited workout says so, and is sent once the earlier version is deleted on Strava @once", async ({
  page,
  server,
  signIn,
}) => {
  const log = await logged(await signIn())
  await connect(page)
  await openSheet(page, log)
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText(/^On Strava since/)).toBeVisible()
  await server.sql("update workout_logs set notes = 'Felt heavy' where id = $1", [log])

  await openSheet(page, log)
  await expect(sheet(page).getByText(/^Sent at \d\d:\d\d, edited at \d\d:\d\d$/)).toBeVisible()
  await checkLooks(page, "share-strava-edited", async () => {
    await openSheet(page, log)
    await expect(sheet(page).getByText(/^Sent at/)).toBeVisible()
  })
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(
    page.getByText("The earlier version is still on Strava. Delete it there first, then send this one."),
  ).toBeVisible()
  strava.remove(strava.activities[0]?.id ?? 0)
  await openSheet(page, log)
  await expect(sheet(page).getByText("Deleted on Strava")).toBeVisible()
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText(/^On Strava since/)).toBeVisible()
  expect(strava.activities).toMatchObject([{ description: expect.stringContaining("Felt heavy") }])
})

test("a workout that Strava rejects shows what to do @once", async ({ page, signIn }) => {
  const log = await logged(await signIn())
  await connect(page)
  await openSheet(page, log)
  strava.meets("POST /uploads", { is: "status", status: 429 })
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText("This server has reached Strava’s request limit for now.")).toBeVisible()
  // In the last quarter of an hour of a day, the limit renews on the next day, so the message includes its date.
  await expect(sheet(page).getByText(/^Try again at (\w{3} \d{1,2}, )?\d\d:\d\d\.$/)).toBeVisible()
  await checkLooks(page, "share-strava-refused", async () => {
    await openSheet(page, log)
    await expect(
      sheet(page).getByText("This server has reached Strava’s request limit for now."),
    ).toBeVisible()
  })
  strava.forgetPermissions()
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(
    sheet(page).getByText("Strava no longer recognizes this connection. Connect again."),
  ).toBeVisible()
  await sheet(page).getByRole("button", { name: "Connect Again" }).click()
  await page.getByRole("link", { name: "Authorize" }).click()
  await page.getByRole("button", { name: "Share to Strava" }).click()
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText(/^On Strava since/)).toBeVisible()
  expect(strava.activities).toHaveLength(1)
})

test("deleting an account also revokes its permission at Strava @once", async ({
  page,
  problems,
  signIn,
}) => {
  // The sessions ended with the account.
  problems.allow(/status of 403/)
  const person = await signIn()
  await connect(page)
  const before = strava.permissions()
  await page.getByRole("button", { name: "Delete My Account" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Password").fill(person.password)
  await dialog.getByRole("button", { name: "Delete My Account" }).click()
  await expect(page).toHaveURL("/promote")
  expect(strava.permissions()).toBe(before - 1)
})

test("deleting a workout here says that Strava still has it @once", async ({ page, signIn }) => {
  await page.clock.setFixedTime("2025-11-28T12:00:00")
  const log = await logged(await signIn(), "2025-11-28")
  await connect(page)
  await openSheet(page, log)
  await sheet(page).getByRole("button", { name: "Share to Strava" }).click()
  await expect(sheet(page).getByText(/^On Strava since/)).toBeVisible()
  await page.goto("/dashboard")
  await page.getByRole("article", { name: "Push" }).getByRole("button", { name: "Delete Log" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete Log" }).click()
  await expect(page.getByText("It’s still on Strava, so delete it there too.")).toBeVisible()
})
