import type { Locator, Page } from "@playwright/test"
import { checkLooks, expect } from "#tests/e2e/fixtures.ts"
import { logWorkout } from "../dashboard/training.ts"
import { createPerson } from "../person.ts"
import { saveRoutine } from "../routines/gym.ts"
import {
  addExercise,
  bench,
  confirmSet,
  exercise,
  expectAllLoaded,
  expectSaved,
  field,
  openLogging,
  openMore,
  openWithOneSet,
  rpe,
  save,
  savedNotes,
  savedSets,
  test,
  writeNoteElsewhere,
} from "./workout.ts"

const row = "Bent Over Row (Barbell)"
const pullUp = "Pull Up"

const more = (page: Page, name: string) => page.getByRole("button", { name: `More for ${name}` })

const benched = (weight: number, reps: number) => ({ exercise: bench, weight, reps })

test("a set's effort is optional, shown next to it and saved @phone", async ({ page, server, signIn }) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await openMore(page)
  await rpe(page, "8.5").click()
  await confirmSet(page, "80", "8")
  await expect(exercise(page, bench)).toContainText("RPE 8.5")
  await page.reload()
  await expect(exercise(page, bench)).toContainText("RPE 8.5")
  await save(page)
  await expectSaved(page)
  expect(await server.sql("select rpe::text from set_logs where user_id = $1", [person.id])).toEqual([
    { rpe: "8.5" },
  ])
})

test("a set is timed through sleep and reload, or its time is typed without a colon @phone", async ({
  page,
  server,
  signIn,
}) => {
  await page.clock.install({ time: new Date("2025-11-21T18:00:00+01:00") })
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, "Plank")
  await page.getByRole("button", { name: "Start timing set 1 of Plank" }).click()
  await page.clock.fastForward("00:30")
  await page.reload()
  await page.clock.fastForward("01:00")
  const stop = page.getByRole("button", { name: /^Stop timing set 1 of Plank/ })
  await expect(stop).toContainText(/1:3\d/)
  await stop.click()
  await expect(field(page, "Duration (min:sec)")).toHaveValue(/^1:3\d$/)
  await page.getByRole("button", { name: /^Confirm 1:3\d/ }).click()

  await exercise(page, "Plank")
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await field(page, "Duration (min:sec)").focus()
  await page.keyboard.type("45")
  await expect(field(page, "Duration (min:sec)")).toHaveValue("0:45")
  await page.keyboard.press("ArrowUp")
  await page.getByRole("button", { name: "Confirm 0:50" }).click()
  await save(page)
  await expectSaved(page)
  const sets = await server.sql<{ seconds: string }>(
    "select round(duration_minutes * 60) as seconds from set_logs where user_id = $1 order by set_number",
    [person.id],
  )
  expect(Number(sets[0]?.seconds)).toBeGreaterThanOrEqual(90)
  expect(Number(sets[0]?.seconds)).toBeLessThan(100)
  expect(sets[1]?.seconds).toBe("50")
})

test("swapping an exercise keeps its completed sets, and Undo swaps it back @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  await openWithOneSet(page, bench)
  for (const _ of [2, 3])
    await exercise(page, bench)
      .getByRole("button", { name: /^Add Set/ })
      .click()
  await more(page, bench).click()
  await page.getByRole("button", { name: "Swap Exercise" }).click()
  const dialog = page.getByRole("dialog", { name: `Swap ${bench}` })
  await expect(dialog.getByLabel(`The finished set stays with ${bench}`)).toBeChecked()
  await dialog.getByLabel("Search exercises").fill(row)
  await dialog.getByRole("button", { name: `Swap for ${row}`, exact: true }).click()
  await expect(exercise(page, row)).toBeVisible()
  await expect(page.getByText("1 of 3 sets")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(exercise(page, row)).toBeHidden()
  await expect(page.getByText("1 of 3 sets")).toBeVisible()

  await more(page, bench).click()
  await page.getByRole("button", { name: "Swap Exercise" }).click()
  await dialog.getByText("Move finished sets too").click()
  await dialog.getByLabel("Search exercises").fill(row)
  await dialog.getByRole("button", { name: `Swap for ${row}`, exact: true }).click()
  await expect(exercise(page, bench)).toBeHidden()
  await save(page)
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([`1.1 ${row}: 80 x 8`])
})

test("a swap offers similar exercises for the available equipment, with their own last values @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const dumbbells = "Bench Press (Dumbbell)"
  await person.client
    .from("profiles")
    .update({ available_equipment: ["dumbbell"], unit_system: "metric" })
    .eq("id", person.id)
    .throwOnError()
  const sets = [1, 2].map(() => ({ exercise: dumbbells, weight: 32, reps: 9, weight_unit: "kg" as const }))
  await page.clock.setFixedTime("2025-11-21T18:00:00Z")
  await logWorkout(person, { date: "2025-11-14", sets })
  await openLogging(page)
  await addExercise(page, bench)
  await more(page, bench).click()
  await page.getByRole("button", { name: "Swap Exercise" }).click()
  const offered = page.getByRole("region", { name: "Similar exercises" }).getByRole("button")
  const differs = "Sit with the dumbbells on your thighs, then lie back and bring them to your chest."
  await expect(offered.first()).toHaveText(`Swap for ${dumbbells} last time 32 × 9, 32 × 9 ${differs}`)
  for (const name of await offered.allTextContents()) expect(name).not.toContain("Barbell")
  await offered.first().click()
  await page.getByRole("button", { name: "Confirm 32 × 9" }).click()
  await save(page)
  await expectSaved(page)
  expect((await savedSets(server, person.id)).slice(2)).toEqual([`1.1 ${dumbbells}: 32 x 9`])
})

test("a note stays with its exercise, even if it is written without a network @phone", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  await openLogging(page)
  await addExercise(page, bench)
  await more(page, bench).click()
  await expect(page.getByRole("button", { name: "Exercise Note" })).toBeVisible()
  await setOffline(true)
  await page.getByRole("button", { name: "Exercise Note" }).click()
  const note = page.getByLabel(`Note for ${bench}`)
  await expect(note).toBeFocused()
  await page.keyboard.type("Seat on 4")
  await expect(page.getByText("Kept on this device until it can be sent.")).toBeVisible()
  await setOffline(false)
  const saved = () => savedNotes(server, person.id)
  await expect.poll(saved).toEqual(["Seat on 4"])
  await expect(page.getByText("Kept on this device until it can be sent.")).toBeHidden()

  // The note belongs to the exercise, so it is shown in another workout and on another device. First leave the page that stores the draft.
  await page.goto("/privacy-policy")
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^(draft|note):/.test(key)) localStorage.removeItem(key)
  })
  await openLogging(page)
  await addExercise(page, bench)
  await expect(note).toHaveValue("Seat on 4")
  await note.fill("")
  await expect.poll(saved).toEqual([""])
})

test(
  "a note written without a network is added below one that was written elsewhere meanwhile",
  { tag: "@once" },
  async ({ page, server, setOffline, signIn }) => {
    const person = await signIn()
    await writeNoteElsewhere(server, person.id, bench, "Seat on 4")
    await openLogging(page)
    await addExercise(page, bench)
    const note = page.getByLabel(`Note for ${bench}`)
    await expect(note).toHaveValue("Seat on 4")
    await setOffline(true)
    await note.fill("Seat on 5")
    await writeNoteElsewhere(server, person.id, bench, "Seat on 4, wide grip")
    await setOffline(false)
    await expect(note).toHaveValue("Seat on 4, wide grip\nSeat on 5")

    await note.fill("Seat on 5, wide grip")
    await expect.poll(() => savedNotes(server, person.id)).toEqual(["Seat on 5, wide grip"])
  },
)

test("a record is stamped and announced when its set is confirmed, and the best is shown with the exercise", async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  await logWorkout(person, { date: "2025-11-07", sets: [benched(100, 1)] })
  await logWorkout(person, { date: "2025-11-14", sets: [benched(80, 8), benched(80, 7)] })
  await openLogging(page)
  await addExercise(page, bench)
  await expect(page.getByText("Last time 80 × 8")).toBeVisible()
  await expect(page.getByText("Best estimated 1RM 101.3 kg", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Confirm 80 × 8" }).click()
  await expect(exercise(page, bench)).toContainText("Best estimated 1RM 101.3 kg, today 101.3")
  await expect(page.locator(".stamp")).toHaveCount(0)
  await exercise(page, bench)
    .getByRole("button", { name: /^Add Set/ })
    .click()
  await confirmSet(page, "82.5", "8")
  await expect(page.locator(".stamp")).toHaveText("Record: estimated 1RM, most reps")
  await expect(exercise(page, bench).getByRole("status")).toHaveText("Record: estimated 1RM, most reps.")
  await expect(exercise(page, bench)).toContainText("Best estimated 1RM 101.3 kg, today 104.5")
  await addExercise(page, pullUp)
  await addExercise(page, "Plank")
  await more(page, bench).click()
  await page.getByRole("button", { name: "Exercise Note" }).click()
  await expect(page.getByLabel(`Note for ${bench}`)).toBeFocused()
  await page.keyboard.type("Pause on the chest, thumbs around the bar, shoulder blades together all the way")
  await page.reload()
  await checkLooks(page, "logging-record", async () => {
    await expect(page.locator(".stamp")).toBeVisible()
    await expect(page.getByLabel(`Note for ${bench}`)).toBeVisible()
    await expectAllLoaded(page)
  })
})

test("last week's five sets of five can be repeated with one tap each @phone", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const sets = Array.from({ length: 5 }, () => benched(100, 5))
  await logWorkout(person, { date: "2025-11-14", name: "Five by five", sets })
  await saveRoutine(person, "Five by five", [{ exercise: bench, sets: 5, reps: "5" }])
  await page.goto("/routines")
  let taps = 0
  const tap = async (control: Locator) => {
    await control.click()
    taps += 1
  }
  await tap(page.getByRole("link", { name: "Start Five by five" }))
  await expect(page.getByText("0 of 5 sets")).toBeVisible()
  for (let set = 1; set <= 5; set += 1)
    await tap(page.getByRole("button", { name: new RegExp(`^Confirm 100 × 5 ?, set ${set} of`) }))
  await expect(page.getByText("5 of 5 sets")).toBeVisible()
  await expect(page.getByRole("group", { name: "Rest" })).toBeHidden()
  await tap(page.getByRole("button", { name: "Finish and save" }))
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toHaveLength(10)
  console.log(`Taps to repeat last week's 5 × 5, from its start to its save: ${taps}`)
  expect(taps).toBe(7)
})

test("a template's exercise that no longer exists is mentioned @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await server.sql("insert into exercises (owner_id, name) values ($1, 'Sled Drag')", [person.id])
  const template = await saveRoutine(person, "Old plan", [{ exercise: bench }, { exercise: "Sled Drag" }])
  const other = await createPerson(server)
  await server.sql("update exercises set owner_id = $1 where owner_id = $2", [other.id, person.id])
  await page.goto(`/log-workout/${template}`)
  await expect(page.getByText("1 exercise in this template no longer exists and was left out.")).toBeVisible()
  await expect(exercise(page, bench)).toBeVisible()
})
