import type { Locator, Page } from "@playwright/test"
import {
  checkAccessibility,
  checkLooks,
  expect,
  expectNoSidewaysScroll,
  type Person,
} from "#tests/e2e/fixtures.ts"
import { fillStorage } from "#tests/e2e/full-storage.ts"
import {
  changeElsewhere,
  choose,
  deleteElsewhere,
  dialog,
  editLog,
  goneDialog,
  myLines,
  noteElsewhere,
  notes,
  row,
  side,
  theirLines,
} from "../logging/two-versions.ts"
import { tabTo } from "../logging/keys.ts"
import { confirmSet, exercise, expectSaved, savedLogs, savedSets } from "../logging/workout.ts"
import type { RunningServer } from "../running-server.ts"
import {
  bench,
  expectAllSent,
  items,
  logsOnServer,
  openOutbox,
  queuedRows,
  saveCall,
  savedOffline,
  test,
  typeWorkout,
} from "./queue.ts"

const mine = "Mine, on this device"
const theirs = "Theirs, on the server"

/** An edit that is queued on this device while another browser changes the log. */
async function editThatWaits(page: Page, server: RunningServer, person: Person): Promise<string> {
  const id = await editLog(page, server, person)
  await page.route(saveCall, (route) => route.abort())
  await page.getByRole("button", { name: "Update", exact: true }).click()
  await expect(page.getByText(savedOffline)).toBeVisible()
  return id
}

/** The network is back, and the outbox shows the edit that conflicts with another version. */
async function outboxInConflict(page: Page): Promise<Locator> {
  await page.unroute(saveCall)
  await openOutbox(page)
  const item = items(page).filter({ hasText: "Needs attention" })
  await expect(item).toContainText(/Failed to update log:/)
  return item
}

function whatToKeep(page: Page): Locator {
  return page.getByRole("button", { name: "Choose What to Keep" })
}

/** A queued edit that conflicts with another device's version of the log. */
async function meetOtherVersion(page: Page, server: RunningServer, person: Person) {
  const id = await editThatWaits(page, server, person)
  await changeElsewhere(server, person, id)
  return { id, item: await outboxInConflict(page) }
}

test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|409|404/))

test("Keep Mine overwrites what another browser saved meanwhile, by the keyboard alone @once", async ({
  openWindow,
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await editThatWaits(page, server, person)
  const other = await openWindow()
  await signIn({ person, page: other, path: `/log-workout/log/${id}` })
  await notes(other).fill("From the other browser")
  await other.getByRole("button", { name: "Update", exact: true }).click()
  await expectSaved(other, "Workout log updated successfully!")

  await outboxInConflict(page)
  await page.getByRole("heading", { name: "Outbox" }).focus()
  await tabTo(page, whatToKeep(page))
  await page.keyboard.press("Enter")
  await expect(side(page, bench, mine)).toHaveText(["Set 185 kg × 6Differs", "Set 280 kg × 8"])
  await expect(side(page, bench, theirs)).toHaveText(["Set 180 kg × 8Differs", "Set 280 kg × 8"])
  await expect(side(page, "Workout", theirs)).toContainText(["From the other browser"])
  await checkAccessibility(page)
  await page.keyboard.press("Escape")
  await expect(whatToKeep(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(side(page, bench, mine)).toHaveCount(2)
  await tabTo(page, dialog(page).getByRole("button", { name: "Keep Mine" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Outbox" })).toBeFocused()
  await expectAllSent(page)
  await expect(items(page).filter({ hasText: "On the server" })).toHaveCount(1)
  expect(await savedSets(server, person.id)).toEqual(myLines)
  expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "From this phone", revision: 3 }])
})

test("Keep Mine never overwrites an unseen version: a change made meanwhile is shown first @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const { id, item } = await meetOtherVersion(page, server, person)
  await whatToKeep(page).click()
  await expect(side(page, row, theirs)).toHaveCount(1)
  await noteElsewhere(person, id, "Changed again")
  const [before] = await queuedRows(page)
  await choose(page, "Keep Mine")
  await expect
    .poll(async () => (await queuedRows(page)).filter(({ status }) => status === "error"))
    .not.toContainEqual(before)
  await expect(item).toContainText("It was changed elsewhere in the meantime.")
  expect(await savedSets(server, person.id)).toEqual(theirLines)
  await whatToKeep(page).click()
  await expect(side(page, "Workout", theirs)).toContainText(["Changed again"])
  await choose(page, "Keep Mine")
  await expectAllSent(page)
  expect(await savedSets(server, person.id)).toEqual(myLines)
  expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "From this phone", revision: 4 }])
})

test("Keep Theirs discards the waiting version, with Undo; offline, the other version is loaded later @once", async ({
  page,
  server,
  setOffline,
  signIn,
}) => {
  const person = await signIn()
  const { item } = await meetOtherVersion(page, server, person)
  await whatToKeep(page).click()
  await choose(page, "Decide Later")
  await setOffline(true)
  await whatToKeep(page).click()
  await expect(dialog(page).getByText("You’re offline.")).toBeVisible()
  await expect(dialog(page).getByRole("button", { name: "Keep Theirs" })).toHaveCount(0)
  await setOffline(false)
  await expect(side(page, row, theirs)).toHaveCount(1)
  await choose(page, "Keep Theirs")
  await expect(page.getByText("Your version of Upper A was discarded.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Outbox" })).toBeFocused()
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(item).toHaveCount(1)
  await whatToKeep(page).click()
  await choose(page, "Keep Theirs")
  await expectAllSent(page)
  expect(await savedSets(server, person.id)).toEqual(theirLines)
  expect(await savedLogs(server, person.id)).toMatchObject([{ notes: "From the other phone", revision: 2 }])
})

test("Keep Both saves the waiting version as a new workout @once", async ({ page, server, signIn }) => {
  const person = await signIn()
  await meetOtherVersion(page, server, person)
  await whatToKeep(page).click()
  await expect(side(page, row, theirs)).toHaveCount(1)
  await choose(page, "Keep Both")
  await expectAllSent(page)
  expect(await savedSets(server, person.id)).toEqual([...theirLines, ...myLines])
  expect(await savedLogs(server, person.id)).toMatchObject([
    { notes: "From the other phone", revision: 2 },
    { notes: "From this phone", revision: 1 },
  ])
})

test("an edit of a log that was deleted elsewhere is discarded, undone, and saved as a new workout @once", async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn()
  const id = await editThatWaits(page, server, person)
  await deleteElsewhere(person, id)
  const item = await outboxInConflict(page)
  await whatToKeep(page).click()
  await expect(goneDialog(page).getByText("The workout was deleted elsewhere")).toBeVisible()
  await checkAccessibility(page)
  await choose(page, "Discard Mine")
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()
  expect(await savedLogs(server, person.id)).toEqual([])

  await page.getByRole("button", { name: "Undo" }).click()
  await expect(item).toHaveCount(1)
  await whatToKeep(page).click()
  await choose(page, "Save as a New Workout")
  await expectAllSent(page)
  expect(await savedSets(server, person.id)).toEqual(myLines)
  expect(await logsOnServer(server, person.id)).toEqual(["85x6 80x8"])
})

test(
  "a workout that another tab has already saved with other sets gets the same choice",
  { tag: "@once" },
  async ({ context, page, server, signIn }) => {
    const person = await signIn()
    await typeWorkout(page)
    await expect(page.getByText("Draft saved on this device")).toBeVisible()
    const other = await context.newPage()
    await other.goto("/log-workout/new")
    await fillStorage(other)
    await exercise(other, bench)
      .getByRole("button", { name: /^Edit set 1/ })
      .click()
    await confirmSet(other, "85", "6")
    await expect(other.getByText("Draft not saved")).toBeVisible()
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expectSaved(page)

    await other.route(saveCall, (route) => route.abort())
    await other.getByRole("button", { name: "Save", exact: true }).click()
    await expect(other.getByText(savedOffline)).toBeVisible()
    await other.unroute(saveCall)
    await openOutbox(other)
    await expect(items(other)).toContainText("Another version of this workout is already saved.")
    await whatToKeep(other).click()
    await expect(dialog(other).getByText("Another version was already saved.")).toBeVisible()
    await expect(side(other, bench, mine)).toHaveText(["Set 185 kg × 6Differs"])
    await expect(side(other, bench, theirs)).toHaveText(["Set 180 kg × 8Differs"])
    await choose(other, "Keep Mine")
    await expectAllSent(other)
    expect(await logsOnServer(server, person.id)).toEqual(["85x6"])
    expect(await savedLogs(server, person.id)).toMatchObject([{ revision: 2 }])
  },
)

test("both versions look right in the outbox, with large text too", async ({ page, server, signIn }) => {
  const person = await signIn()
  await meetOtherVersion(page, server, person)
  await page.reload()
  await checkLooks(page, "outbox-conflict", () => expect(whatToKeep(page)).toBeVisible())
  await checkLooks(page, "outbox-versions", async () => {
    await whatToKeep(page).click()
    await expect(side(page, bench, mine)).toHaveCount(2)
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  await expectNoSidewaysScroll(page)
  const overhang = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overhang, "pixels wider than the sheet").toBeLessThanOrEqual(0)
  await choose(page, "Keep Mine")
  await expectAllSent(page)
  expect(await savedSets(server, person.id)).toEqual(myLines)
})
