import { checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../person.ts"
import { setProfile } from "./a-profile.ts"
import { profileAt } from "./sections.ts"

async function logWeights(
  { client }: Person,
  ...weights: [date: string, weight: number, unit?: "kg" | "lbs"][]
) {
  for (const [date, weight, weight_unit = "kg"] of weights)
    await client.from("weight_logs").insert({ date, weight, weight_unit }).throwOnError()
}

test("shows the logged weights in the person's unit, edits one and deletes one @once", async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn()
  await setProfile(person, { unit_system: "metric" })
  await logWeights(person, ["2026-09-01", 82.8], ["2026-10-01", 810], ["2026-11-14", 180, "lbs"])
  await page.goto(profileAt.body)
  const history = page.getByRole("region", { name: "Body weight" })
  await expect(history).toContainText("81.6 kg on Nov 14, 2026, 1.2 kg less than on Sep 1, 2026.")
  await expect(history.getByRole("listitem")).toHaveText([
    "Nov 14, 202681.6 kg",
    "Oct 1, 2026810 kg",
    "Sep 1, 202682.8 kg",
  ])
  await history.getByText("Show as table").click()
  await expect(history.getByRole("row")).toHaveText([
    "DateWeight (kg)",
    "Nov 14, 2026 81.6 kg",
    "Oct 1, 2026 810 kg",
    "Sep 1, 2026 82.8 kg",
  ])
  await history.getByText("Show as table").click()
  const reader = history.getByRole("slider", { name: "Body weight, point by point" })
  await reader.press("ArrowLeft")
  await expect(reader).toHaveAttribute("aria-valuetext", "Oct 1, 2026: 446.4 kg (that day: 810 kg)")
  await expect(history.getByText("Oct 1, 2026 446.4 kg (that day: 810 kg)", { exact: true })).toBeVisible()

  await history.getByRole("button", { name: "Edit 810 kg, Oct 1, 2026" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Weight" })
  await dialog.getByLabel("Weight (kg)").fill("81,o")
  await dialog.getByLabel("Date").fill("")
  await dialog.getByRole("button", { name: "Save Entry" }).click()
  await expect(dialog.getByText("Enter your weight as a number, such as 81 or 81.2.")).toBeVisible()
  await expect(dialog.getByText("Enter a valid date.")).toBeVisible()
  await dialog.getByLabel("Weight (kg)").fill("")
  await expect(dialog.getByText("Weight is missing.")).toBeVisible()
  await dialog.getByLabel("Weight (kg)").fill("81,9")
  await dialog.getByLabel("Date").fill("2026-10-02")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Weight entry saved.")).toBeVisible()
  await expect(history.getByRole("listitem").nth(1)).toHaveText("Oct 2, 202681.9 kg")

  await history.getByRole("button", { name: "Edit 81.6 kg" }).click()
  await expect(dialog.getByLabel("Weight (lbs)")).toHaveValue("180")
  await page.keyboard.press("Escape")

  await history.getByRole("button", { name: "Delete 82.8 kg" }).click()
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this weight entry?" })
  await question.getByRole("button", { name: "Delete Entry" }).click()
  await expect(page.getByText("Weight entry deleted.")).toBeVisible()
  await expect(history.getByRole("listitem")).toHaveCount(2)
  const rows = await server.sql(
    "select date::text, weight::float, weight_unit from weight_logs where user_id = $1 order by date",
    [person.id],
  )
  expect(rows).toEqual([
    { date: "2026-10-02", weight: 81.9, weight_unit: "kg" },
    { date: "2026-11-14", weight: 180, weight_unit: "lbs" },
  ])
})

test("says what failed, keeps what was typed, and succeeds on the next try @once", async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/400|ERR_/)
  const person = await signIn()
  await setProfile(person, { unit_system: "metric" })
  await logWeights(person, ["2026-11-14", 80])
  await page.route("**/rest/v1/weight_logs*", (route) =>
    route.fulfill({ status: 400, json: { code: "P0001", message: "No", details: null, hint: null } }),
  )
  await page.goto(profileAt.body)
  const history = page.getByRole("region", { name: "Body weight" })
  await expect(history.getByText("Failed to load weight history.")).toBeVisible()
  await page.unrouteAll()
  await history.getByRole("button", { name: "Load Again" }).click()
  await expect(history).toContainText("80 kg on Nov 14, 2026.")

  await page.route("**/rest/v1/weight_logs*", (route) => route.abort())
  await history.getByRole("button", { name: "Edit 80 kg" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Weight (kg)").fill("81")
  await dialog.getByRole("button", { name: "Save Entry" }).click()
  await expect(dialog.getByText("Failed to save weight entry.")).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole("button", { name: "Save Entry" }).click()
  await expect(history).toContainText("81 kg on Nov 14, 2026.")

  await page.route("**/rest/v1/weight_logs*", (route) => route.abort())
  await history.getByRole("button", { name: "Delete 81 kg" }).click()
  await page.getByRole("button", { name: "Delete Entry" }).click()
  await expect(page.getByText("Failed to delete weight entry.")).toBeVisible()
  await page.unrouteAll()
  await history.getByRole("button", { name: "Delete 81 kg" }).click()
  await page.getByRole("button", { name: "Delete Entry" }).click()
  await expect(history.getByText("Nothing logged yet.")).toBeVisible()
})

test("looks right with two years of weights", async ({ page, signIn, server }) => {
  const person = await signIn()
  await setProfile(person, { unit_system: "metric", name: "Maren Holt", weight: 81.2 })
  await server.sql(
    `insert into weight_logs (user_id, date, weight)
      select $1, date '2026-11-21' - n * 7, round((81 + n * 0.04 + (n * 7919 % 13) * 0.1)::numeric, 1) from generate_series(0, 103) n`,
    [person.id],
  )
  await page.goto(profileAt.body)
  await checkLooks(page, "profile-many", async () => {
    await expect(page.getByRole("region", { name: "Body weight" }).locator("canvas")).toBeVisible()
  })
})
