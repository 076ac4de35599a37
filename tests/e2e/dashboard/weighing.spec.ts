import type { Route } from "@playwright/test"
import { checkLooks, expect, test } from "../fixtures.ts"
import { profileAt } from "../profile/sections.ts"

test("a weight is logged in two taps from Home, only once when the reply is lost, and from the Body page", async ({
  page,
  problems,
  server,
  signIn,
}) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
  const person = await signIn()
  await person.client.from("profiles").update({ unit_system: "metric" }).eq("id", person.id).throwOnError()
  await person.client
    .from("weight_logs")
    .insert({ user_id: person.id, date: "2026-11-14", weight: 81.2 })
    .throwOnError()
  const stored = () =>
    server.sql(
      `select date::text, weight::text, weight_unit from weight_logs where user_id = $1 order by date, created_at`,
      [person.id],
    )
  await page.goto("/dashboard")
  await checkLooks(page, "log-weight", async () => {
    await page.getByRole("button", { name: "Log Weight" }).click()
    await expect(page.getByRole("textbox", { name: "Weight (kg)" })).toHaveValue("81.2")
  })

  const dialog = page.getByRole("dialog", { name: "Log Weight" })
  await dialog.getByRole("button", { name: "Plus 0.1 kg" }).click()
  problems.allow(/ERR_|Failed to load/)
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route("**/rpc/log_body", loseAnswer, { times: 1 })
  await dialog.getByRole("button", { name: "Save Weight" }).click()
  await expect(page.getByText("81.3 kg logged on this device,")).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto("/outbox")
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  expect(await stored()).toEqual([
    { date: "2026-11-14", weight: "81.2", weight_unit: "kg" },
    { date: "2026-11-21", weight: "81.3", weight_unit: "kg" },
  ])

  await page.goto(profileAt.body)
  await page.getByRole("button", { name: "Log Weight" }).click()
  await dialog.getByRole("textbox", { name: "Weight (kg)" }).fill("a lot")
  await dialog.getByRole("button", { name: "Save Weight" }).click()
  await expect(dialog.getByRole("alert")).toHaveText("Enter a weight, such as 81 or 81.2.")
  await dialog.getByRole("textbox", { name: "Weight (kg)" }).fill("809")
  await expect(dialog.getByRole("alert")).toHaveText(
    "Enter a value between 20 and 400 kg. Check the unit and the decimal point.",
  )
  await dialog.getByRole("textbox", { name: "Weight (kg)" }).fill("80,9")
  await dialog.getByLabel("Date").fill("2026-11-01")
  await dialog.getByRole("button", { name: "Save Weight" }).click()
  await expect(page.getByText("80.9 kg logged.")).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "Nov 1, 2026" })).toContainText("80.9 kg")
  // A weight logged for an earlier day doesn't become the current one.
  await page.goto(profileAt.you)
  await expect(page.getByLabel("Weight (kg)")).toHaveValue("81.3")
})
