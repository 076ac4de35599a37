import type { Page } from "@playwright/test"
import { checkLooks, expect, test } from "../fixtures.ts"
import type { Person } from "../fixtures.ts"
import { setProfile } from "./a-profile.ts"
import { profileAt } from "./sections.ts"

const group = (page: Page) => page.getByRole("region", { name: "Training" })
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true })

async function storedTraining({ client, id }: Person) {
  const { data } = await client
    .from("profiles")
    .select("experience, training_aim, training_days, session_minutes")
    .eq("id", id)
    .single()
    .throwOnError()
  return data
}

test("a person's answers about training are stored with the profile, and can be cleared @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn({ path: profileAt.training })
  await group(page).getByLabel("Experience").selectOption("6–24 months")
  await group(page).getByLabel("Training for").selectOption("Strength")
  await group(page).getByLabel("Days per week").selectOption("4")
  await group(page).getByLabel("Minutes per workout").fill("an hour")
  await page.reload()
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible()
  await expect(group(page).getByLabel("Days per week")).toHaveValue("4")
  await save(page).click()
  await expect(page.getByText("Enter whole minutes from 5 to 300, such as 60.")).toBeVisible()
  await expect(group(page).getByLabel("Minutes per workout")).toBeFocused()
  await group(page).getByLabel("Minutes per workout").fill("60")
  await save(page).click()
  await expect(page.getByText("Profile updated successfully!")).toBeVisible()
  await expect(page.getByText("Your unsaved changes are back.")).toBeHidden()
  await expect(page).toHaveURL(profileAt.training)
  expect(await storedTraining(person)).toEqual({
    experience: "6_to_24_months",
    training_aim: "strength",
    training_days: 4,
    session_minutes: 60,
  })

  await page.reload()
  await expect(group(page).getByLabel("Experience")).toHaveValue("6_to_24_months")
  await expect(group(page).getByLabel("Minutes per workout")).toHaveValue("60")
  for (const name of ["Experience", "Training for", "Days per week"])
    await group(page).getByLabel(name).selectOption("")
  await group(page).getByLabel("Minutes per workout").fill("")
  await save(page).click()
  await expect
    .poll(() => storedTraining(person))
    .toEqual({ experience: null, training_aim: null, training_days: null, session_minutes: null })
})

test("answers from another device appear next to what is being typed @once", async ({ page, signIn }) => {
  const person = await signIn({ path: profileAt.training })
  await group(page).getByLabel("Minutes per workout").fill("50")
  await setProfile(person, { experience: "over_24_months", training_days: 4, session_minutes: 75 })
  await expect(group(page).getByLabel("Days per week")).toHaveValue("4")
  await expect(group(page).getByLabel("Experience")).toHaveValue("over_24_months")
  await expect(group(page).getByLabel("Minutes per workout")).toHaveValue("50")
})

test("the questions about training look right", async ({ page, signIn }) => {
  const person = await signIn()
  await setProfile(person, { experience: "under_6_months", training_aim: "health", training_days: 3 })
  await page.goto(profileAt.training)
  await checkLooks(page, "profile-training", async () => {
    await group(page).getByLabel("Minutes per workout").fill("500")
    await save(page).click()
    await expect(page.getByText("Enter whole minutes from 5 to 300, such as 60.")).toBeVisible()
  })
})
