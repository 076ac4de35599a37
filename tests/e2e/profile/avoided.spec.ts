import type { Page } from "@playwright/test"
import { checkLooks, expect, test } from "../fixtures.ts"

const section = (page: Page) => page.getByRole("region", { name: "What to avoid" })

test("a muscle and an exercise are avoided with a reason, and marked where exercises are chosen @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: "/profile" })
  await section(page).getByLabel("Muscle").selectOption("shoulders")
  await section(page).getByLabel("Reason (optional)").fill("It pinches.")
  await section(page).getByRole("button", { name: "Avoid Muscle" }).click()
  await expect(section(page).getByRole("listitem")).toHaveText(["shoulders It pinches."])
  await section(page).getByRole("button", { name: "Avoid an Exercise" }).click()
  await page.getByRole("dialog").getByRole("searchbox").fill("deadlift (barbell)")
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Avoid Deadlift (Barbell)", exact: true })
    .click()
  await expect(section(page).getByRole("listitem")).toHaveText([
    "shoulders It pinches.",
    "Deadlift (Barbell)",
  ])
  await section(page).getByRole("button", { name: "Stop avoiding Deadlift (Barbell)" }).click()
  await expect(page.getByText("Deadlift (Barbell) is no longer on your list.")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(section(page).getByRole("listitem")).toHaveCount(2)
  const { data } = await person.client.from("avoided").select("muscle, reason").order("muscle").throwOnError()
  expect(data).toEqual([
    { muscle: "shoulders", reason: "It pinches." },
    { muscle: null, reason: null },
  ])
  await page.goto("/build-workout")
  await page.getByRole("searchbox").fill("deadlift (barbell)")
  await expect(page.getByRole("listitem").filter({ hasText: /^Deadlift \(Barbell\)/ })).toContainText(
    "avoided",
  )
})

test("a failed save is reported, and what was typed stays @once", async ({ page, problems, signIn }) => {
  problems.allow(/Failed to load resource/)
  await signIn({ path: "/profile" })
  await page.route("**/rest/v1/avoided*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 400, json: { code: "P0001", message: "no", details: null, hint: null } })
      : route.fallback(),
  )
  await section(page).getByLabel("Muscle").selectOption("abs")
  await section(page).getByLabel("Reason (optional)").fill("A scar")
  await section(page).getByRole("button", { name: "Avoid Muscle" }).click()
  await expect(section(page).getByRole("alert")).toContainText(
    "Failed to save your list of things to avoid: no",
  )
  await expect(section(page).getByLabel("Reason (optional)")).toHaveValue("A scar")
})

test("the list looks right", async ({ page, signIn }) => {
  const person = await signIn()
  await person.client.from("avoided").insert({ muscle: "shoulders", reason: "It pinches." }).throwOnError()
  await page.goto("/profile")
  await checkLooks(page, "avoided", () => expect(section(page).getByRole("listitem")).toHaveCount(1))
})
