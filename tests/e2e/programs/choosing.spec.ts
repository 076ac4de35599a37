import { checkLooks, expect, expectLargeTargets, type Person, test } from "#tests/e2e/fixtures.ts"
import { avoid, letItBeFriday, squat, trainForTenWeeks } from "./lifter.ts"

test("the three questions are answered from the log, and one program is recommended with reasons @once", async ({
  page,
  signIn,
}) => {
  await letItBeFriday(page)
  await trainForTenWeeks(await signIn())
  await page.goto("/routines")
  await page.getByRole("link", { name: "Programs", exact: true }).click()
  const pressed = page.getByRole("main").getByRole("button", { pressed: true })
  await expect(pressed).toHaveText(["4", "Strength", "Barbell", "Dumbbells", "Machines", "Pull-up bar"])
  const best = page.getByRole("region", { name: "Three Tiers" })
  await expect(best).toContainText("4 days, strength, 55 minutes.")
  await expect(best).toContainText("No progress on Bench Press (Barbell) in six weeks.")
  await expect(best).toContainText("judging by 40 logged workouts")

  await page.getByRole("button", { name: "3", exact: true }).click()
  await page.getByRole("button", { name: "None" }).click()
  await page.getByRole("button", { name: "Pull-up bar" }).click()
  await expect(page.getByRole("region", { name: "Bodyweight Ladders" })).toBeVisible()
  await page.getByRole("button", { name: /Show the \d+ that don’t fit/ }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "First Barbell" })).toContainText(
    "Needs a barbell, a rack, and a bench",
  )
  await page.getByRole("searchbox").fill("wendler 5/3/1")
  await expect(page.getByText("4 found")).toBeVisible()
  await page.getByRole("link", { name: "Look inside Bodyweight Ladders" }).click()
  await expect(page.getByRole("heading", { name: "Inverted Row" })).toBeVisible()
  await page.getByRole("link", { name: "Programs", exact: true }).first().click()
  await expect(page.getByRole("region", { name: "Bodyweight Ladders" })).toBeVisible()
})

test("a program with an avoided exercise says what replaces it @once", async ({ page, signIn }) => {
  await letItBeFriday(page)
  const person = await signIn()
  await trainForTenWeeks(person)
  await avoid(person, squat, "knee")
  await page.goto("/programs?days=4&for=strength&with=barbell+dumbbells+machines+bar")
  const instead = /\(.*\) instead of Back Squat \(Barbell\)/
  await expect(page.getByRole("region", { name: "Three Tiers" })).toContainText(instead)
  const others = page.getByRole("region", { name: "Also fits" }).getByRole("listitem")
  await expect(others.filter({ hasText: "Waves with Fives" })).toContainText(instead)
})

test("choosing is readable and accessible in both themes", async ({ page, signIn }) => {
  await letItBeFriday(page)
  const person = await signIn({ path: "/programs" })
  await checkLooks(page, "programs-new-person", () =>
    expect(page.getByText("Made for someone who is just starting out.")).toBeVisible(),
  )
  await trainForTenWeeks(person)
  await page.reload()
  await checkLooks(page, "programs-choose", () =>
    expect(page.getByRole("region", { name: "Three Tiers" })).toBeVisible(),
  )
  await expectLargeTargets(page)
  await page.getByRole("link", { name: "Look inside Three Tiers" }).click()
  await checkLooks(page, "programs-inside", () =>
    expect(page.getByRole("heading", { name: "Lat Pulldown (Cable)" }).first()).toBeVisible(),
  )
})

test("days and aim are filled in from the profile, and stay as they are @once", async ({ page, signIn }) => {
  const person = await signIn()
  const said = { training_days: 5, training_aim: "size" } as const
  await person.client.from("profiles").update(said).eq("id", person.id).throwOnError()
  await page.goto("/programs")
  const pressed = page.getByRole("main").getByRole("button", { pressed: true })
  await expect(pressed.first()).toHaveText("5")
  await expect(pressed.nth(1)).toHaveText("Size")
  await expect(page.getByText("from your profile")).toHaveCount(2)
  await page.getByRole("button", { name: "3", exact: true }).click()
  await expect(pressed.first()).toHaveText("3")
  expect(await saidBy(person)).toEqual(said)
})

test("answers given here are saved to the profile, and not asked again @once", async ({ page, signIn }) => {
  const person = await signIn({ path: "/programs" })
  await page.getByRole("button", { name: "2", exact: true }).click()
  await page.getByRole("button", { name: "4", exact: true }).click()
  await expect.poll(() => saidBy(person)).toEqual({ training_days: 4, training_aim: null })
  await page.getByRole("button", { name: "Size", exact: true }).click()
  await expect.poll(() => saidBy(person)).toEqual({ training_days: 4, training_aim: "size" })
  await page.goto("/programs")
  const pressed = page.getByRole("main").getByRole("button", { pressed: true })
  await expect(pressed.first()).toHaveText("4")
  await expect(pressed.nth(1)).toHaveText("Size")
})

async function saidBy({ client, id }: Person) {
  const { data } = await client
    .from("profiles")
    .select("training_days, training_aim")
    .eq("id", id)
    .single()
    .throwOnError()
  return data
}
