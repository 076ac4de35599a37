import type { Page } from "@playwright/test"
import { photograph } from "../a-photograph.ts"
import { checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../person.ts"
import { setProfile } from "./a-profile.ts"
import { profileAt } from "./sections.ts"

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T12:00:00Z")
})

const lengths = { unit: "cm" } as const

async function measuredBefore(person: Person) {
  const rows = ["2026-09-04", "2026-10-18", "2026-11-14"].flatMap((date, index) => [
    { date, measure: "waist", value: 88 - 1.5 * index, ...lengths },
    { date, measure: "arm_left", value: 36 + 0.5 * index, ...lengths },
    { date, measure: "body_fat", value: 17 - index / 2, unit: "%" as const },
    { date, measure: "Forearm", value: 29 + index / 10, ...lengths },
  ])
  await person.client.from("body_measurements").insert(rows).throwOnError()
  const weights = Array.from({ length: 20 }, (_, week) => ({
    date: new Date(Date.UTC(2026, 10, 14) - week * 4 * 86_400_000).toISOString().slice(0, 10),
    weight: Math.round(812 + week + (week % 3) * 2) / 10,
  }))
  await person.client.from("weight_logs").insert(weights).throwOnError()
}

async function storePhoto(person: Person, page: Page, day: string) {
  const { error } = await person.client.storage
    .from("progress")
    .upload(`${person.id}/${day}/front`, await photograph(page), { contentType: "image/jpeg" })
  expect(error).toBeNull()
}

test("weight and waist are logged without a network, shown at once, and sent once when it is back @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await setProfile(person, { unit_system: "metric" })
  await page.goto(profileAt.body)
  await expect(page.getByText("Nothing logged yet. Log your weight to start the line.")).toBeVisible()
  const open = page.getByRole("button", { name: "Log Measurements" })
  const dialog = page.getByRole("dialog", { name: "Log Measurements" })
  await open.click()

  await test.step("absurd values are refused, and stay in the form when it is closed", async () => {
    await dialog.getByRole("button", { name: "Save Measurements" }).click()
    await expect(dialog.getByText("Enter at least one value.")).toBeVisible()
    await dialog.getByLabel("Waist (cm)").fill("845")
    await dialog.getByRole("button", { name: "Save Measurements" }).click()
    await expect(
      dialog.getByText("Enter a value between 30 and 250 cm. Check the unit and the decimal point."),
    ).toBeVisible()
    await page.keyboard.press("Escape")
    await open.click()
    await expect(dialog.getByLabel("Waist (cm)")).toHaveValue("845")
  })

  await setOffline(true)
  await dialog.getByLabel("Weight (kg)").fill("81,2")
  await dialog.getByLabel("Waist (cm)").fill("84.5")
  await dialog.getByLabel("Name", { exact: true }).fill("Forearm")
  await dialog.getByLabel("Value (cm)").fill("30")
  await dialog.getByRole("button", { name: "Save Measurements" }).click()
  await expect(page.getByText("3 measurements logged on this device,")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("81.2 kg on Nov 21, 2026, waist 84.5 cm")).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "Nov 21, 2026" })).toContainText(
    "Saved on this device",
  )
  await expect(page.getByRole("row", { name: /^Waist/ })).toContainText("84.5 cm")
  await expect(page.getByRole("row", { name: /^Forearm/ })).toContainText("30 cm")

  const stored = () =>
    server.sql(
      `select measure, value::float from body_measurements where user_id = $1
       union all select 'weight', weight::float from weight_logs where user_id = $1 order by measure`,
      [person.id],
    )
  expect(await stored()).toEqual([])
  await setOffline(false)
  await expect.poll(stored).toEqual([
    ...[
      { measure: "Forearm", value: 30 },
      { measure: "waist", value: 84.5 },
    ].toSorted((one, other) => one.measure.localeCompare(other.measure)),
    { measure: "weight", value: 81.2 },
  ])
  await expect(page.getByRole("button", { name: "Delete 81.2 kg, Nov 21, 2026" })).toBeVisible()

  await test.step("a wrong value can be deleted", async () => {
    await page.getByRole("button", { name: "Forearm" }).click()
    await page
      .getByRole("dialog", { name: "Forearm" })
      .getByRole("button", { name: "Delete Forearm, Nov 21, 2026" })
      .click()
    await expect(page.getByRole("row", { name: /^Forearm/ })).toHaveCount(0)
    expect(await stored()).toHaveLength(2)
  })
})

test("two photos are compared by keyboard, with what was measured on their days, and the page looks right", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.you })
  await setProfile(person, { unit_system: "metric" })
  await measuredBefore(person)
  for (const day of ["2026-09-04", "2026-10-18", "2026-11-14"]) await storePhoto(person, page, day)
  await page.goto(profileAt.body)
  const photos = page.getByRole("region", { name: "Photos" })
  await photos.getByRole("button", { name: "Show Photos" }).focus()
  await page.keyboard.press("Enter")
  await expect(photos.getByRole("img", { name: "Front, Sep 4, 2026" })).toBeVisible()
  await expect(photos.getByLabel("After")).toHaveAccessibleName("After")
  await expect(photos).toContainText("81.2 kg, waist 85")
  await photos.getByLabel("Before").selectOption("Oct 18, 2026")
  await expect(photos.getByRole("img", { name: "Front, Oct 18, 2026" })).toBeVisible()

  await photos.getByRole("button", { name: "Slider" }).focus()
  await page.keyboard.press("Enter")
  const slider = photos.getByRole("slider", { name: "How much of the later photo is shown" })
  await page.keyboard.press("Tab")
  await expect(slider).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(slider).toHaveAttribute("aria-valuetext", "55%")
  await page.keyboard.press("End")
  await expect(slider).toHaveAttribute("aria-valuetext", "100%")

  await photos.getByRole("button", { name: "Side by side" }).click()
  await checkLooks(page, "body", async () => {
    await expect(page.getByRole("region", { name: "Body weight" }).locator("canvas")).toBeVisible()
    await expect(photos.getByRole("img", { name: "Front, Nov 14, 2026" })).toBeVisible()
  })
  await page.getByRole("button", { name: "Log Measurements" }).click()
  await checkLooks(page, "body-log", async () => {
    await expect(page.getByLabel("Waist (cm)")).toBeVisible()
  })
})
