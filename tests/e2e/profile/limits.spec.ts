import type { Page } from "@playwright/test"
import { checkLooks, expect, test } from "../fixtures.ts"
import { profileAt } from "./sections.ts"

const section = (page: Page) => page.getByRole("region", { name: "Limits" })
const lines = (page: Page) => section(page).getByRole("listitem")
const dialog = (page: Page) => page.getByRole("dialog")
const saveLimit = (page: Page) => dialog(page).getByRole("button", { name: "Save Limit" }).click()

async function openDialog(page: Page, kind: string) {
  await section(page).getByRole("button", { name: "Add a Limit" }).click()
  await dialog(page).getByRole("button", { name: kind, exact: true }).click()
}

test("a joint is to go easy on for a while, and a movement, a muscle and an exercise are avoided", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.limits })
  await section(page).getByRole("button", { name: "Add a Limit" }).click()
  await saveLimit(page)
  await expect(dialog(page).getByRole("alert")).toHaveText("Choose what to go easy on or avoid.")
  await dialog(page).getByRole("button", { name: "Go easy" }).click()
  await dialog(page).getByLabel("Joint", { exact: true }).selectOption("Knee")
  await dialog(page).getByLabel("Until (optional)").fill("2020-01-01")
  await saveLimit(page)
  await expect(dialog(page).getByText("Enter today or a later day, or leave it empty.")).toBeVisible()
  await dialog(page).getByLabel("Until (optional)").fill("2199-12-24")
  await dialog(page).getByLabel("Note (optional)").fill("It clicks.")
  await saveLimit(page)
  const knee = "Knee (joint)Go easy · until Dec 24, 2199 · It clicks."
  await expect(lines(page)).toHaveText([knee])

  await openDialog(page, "Movement")
  await dialog(page).getByLabel("Kind of movement").selectOption("Pushing and shoulders")
  await dialog(page)
    .getByLabel("Movement", { exact: true })
    .selectOption("Pushing forward (bench press, push-ups)")
  await saveLimit(page)
  await openDialog(page, "Muscle")
  await dialog(page).getByLabel("Muscle", { exact: true }).selectOption("Shoulders")
  await saveLimit(page)
  await openDialog(page, "Exercise")
  await dialog(page).getByRole("searchbox").fill("deadlift (barbell)")
  await dialog(page).getByRole("button", { name: "Choose Deadlift (Barbell)", exact: true }).click()
  await expect(dialog(page).getByRole("button", { name: "Choose Another" })).toBeFocused()
  await saveLimit(page)
  await expect(lines(page)).toHaveText([
    knee,
    "Pushing forwardAvoid",
    "ShouldersAvoid",
    "Deadlift (Barbell)Avoid",
  ])

  const { data } = await person.client
    .from("avoided")
    .select("joint, pattern, muscle, level, until, reason")
    .order("created_at")
    .throwOnError()
  const nothing = { joint: null, pattern: null, muscle: null, level: "avoid", until: null, reason: null }
  expect(data).toEqual([
    { ...nothing, joint: "knee", level: "spare", until: "2199-12-24", reason: "It clicks." },
    { ...nothing, pattern: "horizontal-push" },
    { ...nothing, muscle: "shoulders" },
    nothing,
  ])
  await section(page).getByRole("button", { name: "Add a Limit" }).click()
  await expect(dialog(page).getByLabel("Joint", { exact: true }).getByText("Knee")).toHaveCount(0)
})

test("a limit is changed, removed and put back, and says when it has ended @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  // One after the other, because the list is in the order in which they were added.
  const hipLimit = { joint: "hip", level: "spare", until: "2026-01-31", reason: "Sore" } as const
  await person.client.from("avoided").insert(hipLimit).throwOnError()
  await person.client.from("avoided").insert({ muscle: "abs", until: "2026-01-31" }).throwOnError()
  await page.goto(profileAt.limits)
  const hip = "Hip (joint)Go easy · ended Jan 31, 2026, no longer counts · Sore"
  await expect(lines(page).first()).toHaveText(hip)
  await section(page).getByRole("button", { name: "Edit Hip (joint)" }).click()
  await dialog(page).getByRole("button", { name: "Avoid", exact: true }).click()
  await dialog(page).getByLabel("Until (optional)").fill("")
  await dialog(page).getByLabel("Note (optional)").fill("")
  await saveLimit(page)
  await expect(lines(page).first()).toHaveText("Hip (joint)Avoid")
  await expect(section(page).getByRole("button", { name: "Edit Hip (joint)" })).toBeFocused()

  await section(page).getByRole("button", { name: "Remove Hip (joint)" }).click()
  await expect(page.getByText("Hip (joint) is no longer limited.")).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await expect(section(page).getByRole("heading")).toBeFocused()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(lines(page)).toHaveText([/^Abs/, "Hip (joint)Avoid"])
})

test("exercises that are avoided are marked where they are chosen, until the last day @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await person.client
    .from("avoided")
    .insert([{ muscle: "shoulders" }, { joint: "knee" }, { muscle: "abs", until: "2026-01-31" }])
    .throwOnError()
  await page.goto("/build-workout")
  const results = page.getByRole("listitem")
  await page.getByRole("searchbox").fill("overhead press (barbell)")
  await expect(results.filter({ hasText: /^Overhead Press \(Barbell\)/ })).toContainText("avoided")
  await page.getByRole("searchbox").fill("back squat (barbell)")
  await expect(results.filter({ hasText: /^Back Squat \(Barbell\)/ })).toContainText("avoided")
  await page.getByRole("searchbox").fill("crunch (cable)")
  const crunch = results.filter({ hasText: /^Crunch \(Cable\)/ })
  await expect(crunch).toBeVisible()
  await expect(crunch).not.toContainText("avoided")
})

test("a limit is added by keyboard alone @once", async ({ page, signIn }) => {
  await signIn({ path: profileAt.limits })
  await section(page).getByRole("button", { name: "Add a Limit" }).focus()
  await page.keyboard.press("Enter")
  await dialog(page).getByLabel("Joint", { exact: true }).focus()
  await page.keyboard.type("W")
  await page.keyboard.press("Tab")
  await dialog(page).getByLabel("Note (optional)").focus()
  await page.keyboard.type("Cast")
  await page.keyboard.press("Enter")
  await expect(lines(page)).toHaveText(["Wrist (joint)Avoid · Cast"])
  await expect(section(page).getByRole("button", { name: "Add a Limit" })).toBeFocused()
})

test("a failed save is reported, and what was typed stays @once", async ({ page, problems, signIn }) => {
  problems.allow(/Failed to load resource/)
  await signIn({ path: profileAt.limits })
  await page.route("**/rest/v1/avoided*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 400, json: { code: "P0001", message: "no", details: null, hint: null } })
      : route.fallback(),
  )
  await openDialog(page, "Muscle")
  await dialog(page).getByLabel("Muscle", { exact: true }).selectOption("Abs")
  await dialog(page).getByLabel("Note (optional)").fill("A scar")
  await saveLimit(page)
  await expect(dialog(page).getByRole("alert")).toContainText("Failed to save your limits: no")
  await expect(dialog(page).getByLabel("Note (optional)")).toHaveValue("A scar")
})

test("limits that another device adds or removes meanwhile are reported @once", async ({ page, signIn }) => {
  await page.routeWebSocket("**/realtime/**", () => undefined)
  const person = await signIn()
  await person.client.from("avoided").insert({ joint: "hip" }).throwOnError()
  await page.goto(profileAt.limits)
  await section(page).getByRole("button", { name: "Edit Hip (joint)" }).click()
  await person.client.from("avoided").delete().eq("joint", "hip").throwOnError()
  await saveLimit(page)
  await expect(dialog(page).getByRole("alert")).toHaveText("It was removed on another device.")
  await dialog(page).getByRole("button", { name: "Cancel" }).click()
  await section(page).getByRole("button", { name: "Add a Limit" }).click()
  await dialog(page).getByLabel("Joint", { exact: true }).selectOption("Wrist")
  await person.client.from("avoided").insert({ joint: "wrist" }).throwOnError()
  await saveLimit(page)
  await expect(dialog(page).getByRole("alert")).toHaveText("It’s already on your list.")
})

test("the list and its dialog look right", async ({ page, signIn }) => {
  const person = await signIn()
  await person.client
    .from("avoided")
    .insert([
      {
        joint: "knee",
        level: "spare",
        until: "2199-12-24",
        reason: "It clicks on stairs and after long runs.",
      },
      { pattern: "vertical-push" },
    ])
    .throwOnError()
  await page.goto(profileAt.limits)
  await checkLooks(page, "limits", () => expect(lines(page)).toHaveCount(2))
  await checkLooks(page, "limits-dialog", async () => {
    await openDialog(page, "Movement")
    await dialog(page).getByLabel("Kind of movement").selectOption("Legs and hips")
    await expect(dialog(page).getByLabel("Movement", { exact: true })).toBeVisible()
  })
})
