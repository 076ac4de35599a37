import { checkLooks, expect, test } from "../fixtures.ts"
import { setProfile } from "./a-profile.ts"
import { profileAt } from "./sections.ts"

test("looks right when empty, in the dialog that edits a weight, when filled in and refused, and in its other sections", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.you })
  await test.step("when empty", () =>
    checkLooks(page, "profile-nothing", async () => {
      await expect(page.getByLabel("Name")).toBeVisible()
    }))

  await person.client.from("weight_logs").insert({ date: "2026-11-14", weight: 80 }).throwOnError()
  await page.goto(profileAt.body)
  await test.step("in the dialog that edits a weight", () =>
    checkLooks(page, "profile-weight", async () => {
      await page.getByRole("button", { name: /^Edit \d/ }).click()
      await expect(page.getByRole("dialog", { name: "Edit Weight" })).toBeVisible()
    }))

  await setProfile(person, {
    name: "Maren Holt",
    age: 34,
    sex: "Female",
    height: 172,
    weight: 81.2,
    unit_system: "imperial",
    available_equipment: ["barbell", "dumbbell", "rings"],
  })
  await page.goto(profileAt.you)
  await test.step("when filled in and refused", () =>
    checkLooks(page, "profile-refused", async () => {
      await page.getByLabel("Height (ft)").fill("tall")
      await page.getByLabel("Weight (lbs)").fill("heavy")
      await page.getByRole("button", { name: "Save", exact: true }).click()
      await expect(page.getByText("Enter your height in feet and inches, such as 5 and 7.5.")).toBeVisible()
    }))
  await test.step("in its other sections, of which one has unsaved changes", async () => {
    await page.goto(profileAt.units)
    await page.getByRole("button", { name: "Metric", exact: true }).click()
    await checkLooks(page, "profile-units", () =>
      expect(page.getByLabel("Time zone", { exact: true })).toBeVisible(),
    )
    await page.goto(profileAt.data)
    await checkLooks(page, "profile-data", () =>
      expect(page.getByRole("button", { name: "Connect to Strava" })).toBeVisible(),
    )
  })
})
