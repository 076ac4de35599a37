import type { Page } from "@playwright/test"
import { checkAccessibility, checkLooks, expect, type Person } from "#tests/e2e/fixtures.ts"
import type { RunningServer } from "../running-server.ts"
import {
  changeElsewhere,
  choose,
  deleteElsewhere,
  dialog,
  editLog,
  goneDialog,
  logOfBoth,
  myLines,
  noteElsewhere,
  notes,
  row,
  side,
  theirLines,
} from "./two-versions.ts"
import {
  bench,
  confirmSet,
  exercise,
  expectSaved,
  openWithOneSet,
  save,
  savedLogs,
  savedSets,
  test,
} from "./workout.ts"

const saveCall = "**/rest/v1/rpc/save_workout_log"

interface Edited {
  person: Person
  id: string
}

/** A log that is edited here, and that another device changes or deletes in the meantime. */
async function editInConflict(
  page: Page,
  server: RunningServer,
  person: Person,
  happens: "changed" | "deleted" = "changed",
): Promise<Edited> {
  const id = await editLog(page, server, person)
  if (happens === "changed") await changeElsewhere(server, person, id)
  else await deleteElsewhere(person, id)
  await page.getByRole("button", { name: "Update", exact: true }).click()
  return { person, id }
}

test.beforeEach(({ problems }) => problems.allow(/409|404/))

test("both versions are shown side by side, with a label where they differ, in both themes", async ({
  page,
  server,
  signIn,
}) => {
  await editInConflict(page, server, await signIn())
  await expect(side(page, bench, "Mine, on this device")).toHaveText([
    "Set 185 kg × 6Differs",
    "Set 280 kg × 8Differs",
  ])
  await expect(side(page, bench, "Theirs, on the server")).toHaveText([
    "Set 180 kg × 8Differs",
    "Set 282.5 kg × 7Differs",
  ])
  await expect(side(page, row, "Mine, on this device")).toHaveText(["Set 1Not in this version"])
  await expect(side(page, row, "Theirs, on the server")).toHaveText(["Set 160 kg × 10Only in theirs"])
  await expect(side(page, "Workout", "Mine, on this device")).toHaveText([
    "NameUpper A",
    "DateFriday, Nov 21, 2025",
    "Duration42:18Differs",
    "NotesFrom this phoneDiffers",
  ])
  await page.reload()
  await checkLooks(page, "conflict", async () => {
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expect(side(page, bench, "Mine, on this device")).toHaveCount(2)
  })
})

test(
  "a log that another device saves between the two responses is shown in its new version, never half of each",
  { tag: "@once" },
  async ({ page, server, signIn }) => {
    const person = await signIn()
    const id = await logOfBoth(server, person)
    let isChanged = false
    await page.route("**/rest/v1/set_logs?*", async (route) => {
      const response = await route.fetch()
      if (!isChanged) await changeElsewhere(server, person, id)
      isChanged = true
      await route.fulfill({ response })
    })
    await page.route("**/rest/v1/workout_logs?*", async (route) => {
      await expect.poll(() => isChanged).toBe(true)
      await route.fallback()
    })
    await page.goto(`/log-workout/log/${id}`)
    await expect(notes(page)).toHaveValue("From the other phone")
    await expect(exercise(page, row)).toBeVisible()
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expectSaved(page, "Workout log updated successfully!")
    expect(await savedSets(server, person.id)).toEqual(theirLines)
  },
)

test("Keep Mine replaces what the other device saved @phone", async ({ page, server, signIn }) => {
  const { person } = await editInConflict(page, server, await signIn())
  await choose(page, "Keep Mine")
  await expectSaved(page, "Workout log updated successfully!")
  expect(await savedSets(server, person.id)).toEqual(myLines)
  expect(await savedLogs(server, person.id)).toMatchObject([
    { notes: "From this phone", duration_seconds: 2538, revision: 3 },
  ])
})

test("Keep Mine never replaces an unseen version: a change made meanwhile is shown first @phone", async ({
  page,
  server,
  signIn,
}) => {
  const { person, id } = await editInConflict(page, server, await signIn())
  await expect(side(page, row, "Theirs, on the server")).toHaveCount(1)
  await noteElsewhere(person, id, "Changed again")
  await choose(page, "Keep Mine")
  await expect(dialog(page).getByText("The workout was changed again while you were choosing.")).toBeVisible()
  await expect(side(page, "Workout", "Theirs, on the server")).toContainText(["Changed again"])
  expect(await savedSets(server, person.id)).toEqual(theirLines)
  await choose(page, "Keep Mine")
  await expectSaved(page, "Workout log updated successfully!")
  expect(await savedSets(server, person.id)).toEqual(myLines)
})

test("Keep Theirs shows the server's version, and what was typed can be brought back, and swapped again @phone", async ({
  page,
  server,
  signIn,
}) => {
  const { person } = await editInConflict(page, server, await signIn())
  await choose(page, "Keep Theirs")
  await expect(page.getByText("This is the one on the server.")).toBeVisible()
  await expect(notes(page)).toHaveValue("From the other phone")
  await expect(exercise(page, row)).toBeVisible()
  expect(await savedSets(server, person.id)).toEqual(theirLines)

  await notes(page).fill("Typed afterwards")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(notes(page)).toHaveValue("From this phone")
  await expect(exercise(page, row)).toHaveCount(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(notes(page)).toHaveValue("Typed afterwards")
  await expect(exercise(page, row)).toBeVisible()
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await expectSaved(page, "Workout log updated successfully!")
  expect(await savedSets(server, person.id)).toEqual(theirLines)
  expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "Typed afterwards" }])
})

test("Keep Both saves a separate workout, by keyboard alone; deciding later loses nothing @phone", async ({
  page,
  server,
  signIn,
}) => {
  const { person } = await editInConflict(page, server, await signIn())
  await expect(side(page, row, "Theirs, on the server")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(notes(page)).toHaveValue("From this phone")
  await checkAccessibility(page)
  await page.getByRole("button", { name: "Choose What to Keep" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Decide Later" })).toBeFocused()
  await expect(side(page, row, "Theirs, on the server")).toHaveCount(1)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Keep Both" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual([...theirLines, ...myLines])
  expect(await savedLogs(server, person.id)).toMatchObject([
    { notes: "From the other phone", revision: 2 },
    { notes: "From this phone", revision: 1 },
  ])
})

test("a log that was deleted elsewhere can be discarded, brought back, and saved as a new workout @phone", async ({
  page,
  server,
  signIn,
}) => {
  const { person, id } = await editInConflict(page, server, await signIn(), "deleted")
  await expect(goneDialog(page).getByText("The workout was deleted elsewhere")).toBeVisible()
  await checkAccessibility(page)
  await choose(page, "Discard Mine")
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await savedLogs(server, person.id)).toEqual([])

  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page).toHaveURL(new RegExp(`/log-workout/log/${id}$`))
  await expect(notes(page)).toHaveValue("From this phone")
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await expect(goneDialog(page)).toBeVisible()
  await choose(page, "Save as a New Workout")
  await expectSaved(page)
  expect(await savedSets(server, person.id)).toEqual(myLines)
})

/** In a browser without IndexedDB, the workout is saved but the response is lost. Then a set is changed and Save is pressed again. */
async function savedUnheard(page: Page): Promise<void> {
  await page.route(
    saveCall,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await save(page)
  await expect(page.getByText("An error occurred saving online.")).toBeVisible()
  await exercise(page, bench)
    .getByRole("button", { name: /^Edit set 1/ })
    .click()
  await confirmSet(page, "85", "6")
  await save(page)
  await expect(dialog(page).getByText("Another version was already saved.")).toBeVisible()
  await expect(side(page, bench, "Theirs, on the server")).toHaveText(["Set 180 kg × 8Differs"])
}

test.describe("in a browser without IndexedDB, a workout whose reply was lost and that was changed afterwards", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/)
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException("denied", "SecurityError")
      }
    })
  })

  test("becomes one workout with Keep Mine, with the changes @phone", async ({ page, server, signIn }) => {
    const person = await signIn()
    await openWithOneSet(page, bench)
    await savedUnheard(page)
    await choose(page, "Keep Mine")
    await expectSaved(page, "Workout log updated successfully!")
    expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 85 x 6`])
    expect(await savedLogs(server, person.id)).toMatchObject([{ revision: 2 }])
  })

  test("becomes one workout with Keep Theirs, as first sent, which can be undone, and two with Keep Both @phone", async ({
    page,
    server,
    signIn,
  }) => {
    const person = await signIn()
    await openWithOneSet(page, bench)
    await savedUnheard(page)
    await choose(page, "Keep Theirs")
    await expect(page.getByText("This is the one on the server.")).toBeVisible()
    await expect(page.getByRole("region", { name: "This workout" })).toBeVisible()
    expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`])

    await page.getByRole("button", { name: "Undo" }).click()
    await expect(exercise(page, bench)).toContainText("85×6")
    await save(page)
    await expect(side(page, bench, "Mine, on this device")).toHaveText(["Set 185 kg × 6Differs"])
    await choose(page, "Keep Both")
    await expectSaved(page)
    expect(await savedSets(server, person.id)).toEqual([`1.1 ${bench}: 80 x 8`, `1.1 ${bench}: 85 x 6`])
  })
})
