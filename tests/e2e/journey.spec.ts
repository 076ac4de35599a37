import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { addExercise } from "./logging/workout.ts"
import { createPerson } from "./person.ts"

const password = "eight sets before breakfast"

test("a person signs up, logs a first workout and sees it, and nobody else sees any of it", async ({
  page,
  openWindow,
  server,
  signIn,
}) => {
  const email = `${randomUUID()}@example.com`
  await signUp(page, email)
  await confirmElsewhere(await openWindow(), await server.mailedLink(email))
  await logIn(page, email)
  await page.getByRole("dialog", { name: "Welcome" }).getByRole("button", { name: "Skip" }).click()
  await page.getByRole("button", { name: "Accept" }).click()

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gym" }).click()
  await expect(page).toHaveURL("/log-workout/new")
  await logEightSets(page)
  await page.getByLabel("Notes", { exact: true }).fill("Slept badly, still moved well.")
  await page.getByLabel("Duration (MM:SS)").fill("54:10")
  await page.getByLabel("Duration (MM:SS)").press("Enter")
  await page.getByRole("button", { name: "Save", exact: true }).click()

  await expect(page.getByText("Workout log saved successfully!")).toBeVisible()
  await page.getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL("/dashboard")
  await seeTheWorkout(page)
  await page.reload()
  await seeTheWorkout(page)

  const [saved] = await server.sql<{ id: string; sets: number }>(
    `select l.id, count(s.id)::int as sets from workout_logs l join auth.users u on u.id = l.user_id
     join set_logs s on s.workout_log_id = l.id where u.email = $1 group by l.id`,
    [email],
  )
  expect(saved?.sets).toBe(8)
  await somebodyElseSeesNothing(await openWindow(), saved?.id ?? "")

  await page.getByRole("link", { name: "Profile" }).click()
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")
  await page.goto("/dashboard")
  await expect(page).toHaveURL("/promote")

  async function somebodyElseSeesNothing(window: Page, logId: string) {
    const received: string[] = []
    window.on("response", async (response) => {
      if (response.url().includes("/rest/v1/")) received.push(await response.text().catch(() => ""))
    })
    const other = await createPerson(server)
    await signIn({ person: other, page: window, path: "/dashboard" })
    await expect(window.getByText("No workout logged or scheduled on this date.")).toBeVisible()
    await expect(window.getByText("after your first heavy set")).toBeVisible()
    await expect(window.locator(".day .mark")).toHaveCount(0)
    await window.goto(`/log-workout/log/${logId}`)
    await expect(window.getByRole("alert").filter({ hasText: "Failed to load workout data." })).toBeVisible()
    await expect(window.getByText("Bench Press (Barbell)", { exact: true })).toHaveCount(0)
    expect(received.filter((body) => body.includes("Slept badly") || body.includes(logId))).toEqual([])

    const { client } = other
    expect((await client.from("workout_logs").select().eq("id", logId)).data).toEqual([])
    expect((await client.from("set_logs").select().eq("workout_log_id", logId)).data).toEqual([])
    expect(
      (await client.from("workout_logs").update({ notes: "Mine" }).eq("id", logId).select()).data,
    ).toEqual([])
    expect((await client.from("workout_logs").delete().eq("id", logId).select()).data).toEqual([])
    const edit = await client.rpc("save_workout_log", {
      op_id: randomUUID(),
      log: { id: logId, date: "2026-01-01" },
      sets: [],
      expected_revision: 1,
    })
    expect(edit.status).toBe(404)
    const still = await server.sql("select notes, revision from workout_logs where id = $1", [logId])
    expect(still).toEqual([{ notes: "Slept badly, still moved well.", revision: 1 }])
  }
})

async function signUp(page: Page, email: string) {
  await page.goto("/")
  await expect(page).toHaveURL("/promote")
  await page.getByRole("link", { name: "Sign Up Now" }).first().click()
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Username").fill("Maren")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign up" }).click()
  await expect(page).toHaveURL("/login")
  await expect(
    page.getByText("Signup successful! Please check your email to confirm your registration."),
  ).toBeVisible()
}

/** The email is read on another device. */
async function confirmElsewhere(window: Page, link: string) {
  await window.goto(link)
  await expect(window).toHaveURL("/dashboard")
  await expect(window.getByRole("heading", { level: 1 })).toBeVisible()
}

async function logIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL("/dashboard")
}

async function logEightSets(page: Page) {
  await addExercise(page, "Bench Press (Barbell)")
  await page.getByRole("textbox", { name: "Weight (lbs)" }).fill("135")
  await page.getByRole("textbox", { name: "Reps" }).fill("8")
  await confirmSets(page, "Bench Press (Barbell)", 3)

  await addExercise(page, "Back Squat (Barbell)")
  await page.getByRole("textbox", { name: "Weight (lbs)" }).fill("222,5")
  await page.getByRole("textbox", { name: "Reps" }).fill("5")
  await confirmSets(page, "Back Squat (Barbell)", 4)

  await addExercise(page, "Running")
  await page.getByRole("textbox", { name: "Duration (min)" }).fill("12.5")
  await page.getByRole("textbox", { name: "Distance (mi)" }).fill("1.42")
  await confirmSets(page, "Running", 1)
}

/** Confirms the open set, then adds and confirms copies of it until there are `count` sets. */
async function confirmSets(page: Page, exercise: string, count: number) {
  const block = page.getByRole("region", { name: exercise })
  for (let set = 1; set <= count; set += 1) {
    if (set > 1) await block.getByRole("button", { name: "Add Set" }).click()
    await page.getByRole("button", { name: /^Confirm .+, set/ }).click()
    await expect(block.getByRole("button", { name: "Done: set" })).toHaveCount(set)
  }
}

async function seeTheWorkout(page: Page) {
  await expect(page.getByRole("button", { name: /workout$/, pressed: true })).toHaveAttribute(
    "aria-current",
    "date",
  )
  await expect(page.locator(".day .mark.workout")).toHaveCount(1)
  const workout = page.getByRole("article")
  await expect(workout).toContainText("Slept badly, still moved well.")
  await expect(workout).toContainText("Duration 54:10, 8 sets")
  await expect(workout.getByRole("heading", { level: 4 })).toHaveText([
    "Bench Press (Barbell) lbs",
    "Back Squat (Barbell) lbs",
    "Running",
  ])
  await expect(workout.getByRole("listitem")).toHaveText([
    ...[1, 2, 3].map((set) => `${set}Set ${set}: 135 × 8`),
    ...[1, 2, 3, 4].map((set) => `${set}Set ${set}: 222.5 × 5`),
    "1Set 1: 12:30, 1.42 mi (8:48 /mi)",
  ])
}
