import type { Locator, Page } from "@playwright/test"
import { scheduleWorkout, upperA } from "../dashboard/training.ts"
import { checkAccessibility, checkLooks, expect, expectLargeTargets, type Person } from "../fixtures.ts"
import { addExercise, bench, exercise, field, openLogging, test } from "../logging/workout.ts"
import { startRun, waves, wavesNoon, wavesStart } from "../programs/run.ts"

const guideOf = (page: Page) => page.getByRole("region", { name: "Step by Step" })

async function openExercise(page: Page, { client }: Person, name: string): Promise<void> {
  const { data } = await client.from("exercises").select("id").eq("name", name).single().throwOnError()
  await page.goto(`/exercise/${data.id}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

test("an exercise's page says how it is done, and leads to what is easier and harder", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await openExercise(page, person, "Back Squat (Barbell)")
  const guide = guideOf(page)
  await checkLooks(page, "exercise-guide", async () => {
    await expect(guide).toContainText(
      "Sit between your heels until your hips drop below your knees, then stand.",
    )
    await expect(guide).toContainText("Loads your lower back, hips, and knees the most.")
    await expect(page.getByText("Stop if it hurts. This isn’t medical advice.")).toHaveCount(1)
  })
  await guide.getByRole("link", { name: "Goblet Squat (Dumbbell)" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Goblet Squat (Dumbbell)" })).toBeVisible()
  await expect(guide).toContainText("Hold a dumbbell upright at your chest")
})

test("some exercises send people to a coach, some have one line, and sports have none @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await openExercise(page, person, "Kipping Pull Up")
  await expect(guideOf(page)).toContainText("Learn this from a coach first.")
  await openExercise(page, person, "Rowing Machine")
  await expect(guideOf(page)).toContainText("Push with your legs, then lean back, then pull.")
  await openExercise(page, person, "Tennis")
  await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
  await expect(guideOf(page)).toBeHidden()
})

test("a drawing that arrives late moves nothing, on the page and in the sheet @once", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const shifts = await watchShifts(page)
  const deliver = await holdDrawings(page)
  await openExercise(page, person, "Back Squat (Barbell)")
  await expect(page.getByText("You haven’t logged this exercise yet.")).toBeVisible()
  await deliver()
  await expect(page.getByRole("img", { name: /^Back Squat \(Barbell\), end position: / })).toBeVisible()
  await expect(guideOf(page)).toContainText("Sit between your heels")
  expect(await shifts()).toBeLessThanOrEqual(0.02)

  await openLogging(page)
  await addExercise(page, bench)
  const before = await shifts()
  await exercise(page, bench)
    .getByRole("button", { name: `More for ${bench}` })
    .click()
  await page.getByRole("button", { name: "How To", exact: true }).click()
  await deliver()
  const sheet = page.getByRole("dialog", { name: bench })
  await expect(sheet.getByRole("img", { name: /, end position: / })).toBeVisible()
  await expect(sheet).toContainText("Common mistakes")
  expect((await shifts()) - before).toBeLessThanOrEqual(0.02)
})

/** Keeps back the code that draws. Calling the result waits until it has been asked for, and lets it through. */
async function holdDrawings(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  await page.route("**/assets/exercise-figure-*.js", (route) => void held.push(() => route.continue()))
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await held.shift()?.()
  }
}

/** Adds up the layout shifts of each page that is opened, except those just after a click or a key. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput")) sum += Number(Reflect.get(entry, "value"))
      document.documentElement.dataset["shifts"] = String(sum)
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset["shifts"] ?? 0))
}

test("in a workout, the menu shows how an exercise is done in a sheet over the set", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await field(page, "Weight (kg)").fill("101")
  const more = exercise(page, bench).getByRole("button", { name: `More for ${bench}` })
  await more.click()
  await page.getByRole("button", { name: "How To", exact: true }).click()
  const sheet = page.getByRole("dialog", { name: bench })
  await checkLooks(page, "guide-sheet", async () =>
    expect(sheet).toContainText("Lower the bar to your lower chest, touch it, then press it up"),
  )
  await sheet.getByRole("button", { name: "Bench Press (Dumbbell)" }).click()
  const easier = page.getByRole("dialog", { name: "Bench Press (Dumbbell)" })
  await expect(easier).toContainText("Lower the dumbbells beside your chest")
  await easier.getByRole("button", { name: `Back to ${bench}` }).click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(more).toBeFocused()
  await expect(field(page, "Weight (kg)")).toHaveValue("101")
})

test("the picker shows how an exercise is done without losing the search or the place", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  const search = page.getByLabel("Search exercises")
  await search.fill("goblet squat")
  const list = page.getByRole("list", { name: "Exercises" })
  const howTo = list.getByRole("button", { name: "How to do Goblet Squat (Kettlebell)" })
  await howTo.click()
  const sheet = page.getByRole("dialog", { name: "Goblet Squat (Kettlebell)" })
  await expect(sheet).toContainText("Hold a kettlebell by its horns at your chest.")
  await checkAccessibility(page)
  await page.keyboard.press("ArrowDown")
  await sheet.getByRole("button", { name: "Done" }).click()
  await expect(sheet).toBeHidden()
  await expect(howTo).toBeFocused()
  await expect(search).toHaveValue("goblet squat")
  await list.getByRole("button", { name: "Add Goblet Squat (Kettlebell)" }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(list.getByRole("button", { name: /^Add /, includeHidden: false }).nth(1)).toBeFocused()
})

test("a swap says what differs, and shows how a similar exercise is done, over the swap", async ({
  page,
  signIn,
}) => {
  await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await exercise(page, bench)
    .getByRole("button", { name: `More for ${bench}` })
    .click()
  await page.getByRole("button", { name: "Swap Exercise" }).click()
  const similar = page.getByRole("region", { name: "Similar exercises" })
  await checkLooks(page, "swap-guide", async () => {
    await expect(similar.getByRole("button", { name: /^Swap for Push Up not done/ })).toContainText(
      "Hands on the floor a bit wider than your shoulders, feet together.",
    )
    await expect(similar.locator("svg[data-detail=small]").first()).toBeVisible()
  })
  const howTo = similar.getByRole("button", { name: /^How to do / }).first()
  const name = ((await howTo.getAttribute("aria-label")) ?? "").replace("How to do ", "")
  await howTo.click()
  await expect(page.getByRole("dialog", { name, exact: true })).toContainText("Common mistakes")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog", { name: `Swap ${bench}` })).toBeVisible()
  await expect(howTo).toBeFocused()
})

test("a scheduled workout and a program's session show how each exercise is done, and nothing is left behind", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  await scheduleWorkout(person, "2026-11-20", {
    ...upperA,
    exercises: [bench, "Aerobics", "Zercher Squat (Barbell)"].map((name) => ({
      ...{ name, sets: 3, reps: "8", notes: "" },
    })),
  })
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto("/dashboard")
  const planned = page.getByRole("article", { name: upperA.name })
  await checkLooks(page, "plan-guide", async () => {
    await expect(planned.locator("svg[data-detail=small]")).toHaveCount(2)
    await expect(page.getByRole("button", { name: "How to do Bent Over Row (Dumbbell)" })).toBeVisible()
  })
  await expectLargeTargets(page)

  await test.step("the keyboard opens the guide, walks through it and comes back", async () => {
    const howTo = planned.getByRole("button", { name: `How to do ${bench}` })
    await howTo.focus()
    await page.keyboard.press("Enter")
    const sheet = page.getByRole("dialog", { name: bench })
    await expect(sheet).toContainText("Common mistakes")
    await checkAccessibility(page)
    const easier = sheet.getByRole("button", { name: "Bench Press (Dumbbell)" })
    await tabTo(page, easier)
    await page.keyboard.press("Enter")
    const other = page.getByRole("dialog", { name: "Bench Press (Dumbbell)" })
    await expect(other).toContainText("Lower the dumbbells beside your chest")
    await tabTo(page, other.getByRole("button", { name: `Back to ${bench}` }))
    await page.keyboard.press("Enter")
    await tabTo(page, sheet.getByRole("button", { name: "Done" }))
    await page.keyboard.press("Enter")
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(howTo).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  await test.step("so does the day on the program's page", async () => {
    await page.goto(`/programs/${program_id}`)
    await page.getByRole("button", { name: "How to do Triceps Pushdown (Cable)" }).click()
    await expect(page.getByRole("dialog", { name: "Triceps Pushdown (Cable)" })).toContainText("Set up")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "How to do Triceps Pushdown (Cable)" })).toBeFocused()
  })
})

/** Presses Tab until something has the focus, at most as often as a dialog has controls. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  await expect(control).toBeFocused()
}
