import { expect } from "../fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { createPerson } from "../person.ts"
import { beInstalled, expectKept, keptAnswers, spoilKept, test } from "./installed-app.ts"
import { profileAt } from "../profile/sections.ts"

test("signing out removes the stored data from the device, and the next person sees none of it @once", async ({
  context,
  page,
  server,
  setOffline,
  signIn,
}) => {
  await context.clock.setFixedTime("2026-11-21T12:00:00Z")
  const first = await createPerson(server)
  await logWorkout(first, { date: "2026-11-17", name: "My secret session" })
  await signIn({ person: first, path: profileAt.you })
  await beInstalled(page)
  await expectKept(page, "in full", "known")
  await page.getByRole("button", { name: "Log out" }).click()
  await expect(page).toHaveURL("/promote")
  await expect.poll(() => keptAnswers(page)).toEqual([])

  const second = await createPerson(server)
  await page.goto("/login")
  await page.getByLabel("Email").fill(second.email)
  await page.getByRole("textbox", { name: "Password" }).fill(second.password)
  await page.getByRole("button", { name: "Sign In" }).click()
  await expect(page.getByText("0 workouts")).toBeVisible()
  await expectKept(page, "in full")
  const owners = (await keptAnswers(page)).map(({ user_id }) => user_id)
  expect([...new Set(owners)]).toEqual([second.id])

  await setOffline(true)
  await page.reload()
  await expect(page.getByText("0 workouts")).toBeVisible()
  await expect(page.getByText("My secret session")).toHaveCount(0)
})

test("data left behind by someone else is removed at the next start @once", async ({
  page,
  server,
  signIn,
}) => {
  const first = await createPerson(server)
  await signIn({ person: first, path: "/dashboard" })
  await beInstalled(page)
  await expectKept(page, "in full")
  // The tab closes in the middle of signing out, and another person signs in.
  await signIn({ path: "/dashboard" })
  await expectKept(page, "in full")
  await expect
    .poll(async () => (await keptAnswers(page)).filter(({ user_id }) => user_id === first.id))
    .toEqual([])
})

test("unreadable data is discarded, and everything is fetched again @once", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  const person = await createPerson(server)
  await signIn({ person, path: "/dashboard" })
  await beInstalled(page)
  await expectKept(page, "in full", "progress", "known")

  // A row that isn't valid.
  await spoilKept(page, "workout_logs", { key: "nonsense", size: "large" })
  await page.reload()
  await expect(page.getByText("0 workouts")).toBeVisible()

  // A row that only looks valid. The page breaks on it once.
  await spoilKept(page, "progress", { data: { goals: 7 } })
  problems.allow(/./)
  await page.goto("/goals")
  await expect(page.getByRole("heading", { name: "This page stopped working." })).toBeVisible()
  await page.getByRole("button", { name: "Reload" }).click()
  await expect(page.getByRole("heading", { name: "Goals", exact: true })).toBeVisible()
})

test("the app starts and works as usual in a browser without a database @once", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The user has denied permission.", "SecurityError")
    }
  })
  await signIn({ path: "/dashboard" })
  await beInstalled(page)
  await page.reload()
  await expect(page.getByText("0 workouts")).toBeVisible()
})
