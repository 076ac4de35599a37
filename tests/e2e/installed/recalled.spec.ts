import { beInstalled, expectKeptAnswer, test } from "./installed-app.ts"
import { askApart } from "../network.ts"
import { expect } from "../fixtures.ts"

test.use({ locale: "en-GB" })

test("a routine created elsewhere is in the template list after a reload, even within ten seconds @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/log-workout/new" })
  await beInstalled(page)
  const templates = page.getByLabel("Template", { exact: true })
  const make = (name: string) => person.client.from("workouts").insert({ name }).throwOnError()
  await make("Push")
  await page.reload()
  await expect(templates.getByRole("option", { name: "Push" })).toBeAttached()
  await expectKeptAnswer(page, "names", "Push")
  // The page isn't notified of the change, and no time passes.
  await page.routeWebSocket("**/realtime/**", () => undefined)
  await page.clock.setFixedTime(Date.now())
  await page.reload()
  await expect(templates.getByRole("option", { name: "Push" })).toBeAttached()
  await expectKeptAnswer(page, "names", "Push")
  await make("Pull")
  await page.reload()
  await expect(templates.getByRole("option", { name: "Pull" })).toBeAttached()
})

test("an exercise created elsewhere is in the list after a reload, even within five minutes; until then, stored data is shown @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/log-workout/new" })
  await beInstalled(page)
  await page.reload()
  await page.getByLabel("Search exercises").fill("Ab Wheel")
  await expect(page.getByRole("button", { name: "Add Ab Wheel", exact: true })).toBeVisible()
  await expectKeptAnswer(page, "exercises", "Ab Wheel")
  await page.routeWebSocket("**/realtime/**", () => undefined)
  await person.client
    .from("exercises")
    .insert({ name: "Aaron's Own Lift", measure: "weight_reps" })
    .throwOnError()
  const held: (() => Promise<void>)[] = []
  let isHeld = true
  await askApart(page)
  await page.route("**/rest/v1/exercises?*", (route) => {
    const answer = () => route.continue()
    if (isHeld) held.push(answer)
    else void answer()
  })
  await page.reload()
  await page.getByLabel("Search exercises").fill("Ab Wheel")
  await expect(page.getByRole("button", { name: "Add Ab Wheel", exact: true })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isHeld = false
  await Promise.all(held.map((answer) => answer()))
  await page.getByLabel("Search exercises").fill("Aaron")
  await expect(page.getByRole("button", { name: "Add Aaron's Own Lift", exact: true })).toBeVisible()
})
