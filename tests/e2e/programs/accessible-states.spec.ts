import type { Page } from "@playwright/test"
import { ruleNames } from "#web/features/programs/editing/rule-sentences.ts"
import { checkAccessibility, expect, test } from "#tests/e2e/fixtures.ts"
import { expectFocusSeen } from "../logging/keys.ts"
import { avoid, letItBeFriday, press, trainForTenWeeks } from "./lifter.ts"
import { openBench, startRun, waves, wavesNoon, wavesStart } from "./run.ts"

// Each test visits many states of few pages, because opening a page takes longer than checking it.

test("before a program runs, every screen is accessible in every state", async ({ page, signIn }) => {
  await letItBeFriday(page)
  const person = await signIn()
  await trainForTenWeeks(person)
  await avoid(person, press, "shoulder")
  await page.goto("/programs")
  await expect(page.getByRole("link", { name: /^Set it up: / }).first()).toBeVisible()
  await page.getByRole("button", { name: "None" }).click()
  await page.getByRole("button", { name: /Show the \d+ that don’t fit/ }).click()
  await checkAccessibility(page)
  await page.goto("/programs/library/first-barbell")
  await expect(page.getByRole("heading", { name: "Back Squat (Barbell)" }).first()).toBeVisible()
  await checkAccessibility(page)
  await page.goto("/programs/library/first-barbell/start")
  await expect(page.getByLabel(`Instead of ${press} (shoulder)`)).toBeVisible()
  await checkAccessibility(page)
  await page.goto("/programs/text")
  const text = page.getByRole("textbox", { name: "Text" })
  await text.fill("program Odd, 3 days, open end\nday A\nBack Squat: 3x5 | linear\nSomersault: 3x8 | hope")
  await expect(page.getByRole("button", { name: "Choose an exercise" }).first()).toBeVisible()
  await checkAccessibility(page)
})

test("a day's editor is accessible with each rule, and the bar that saves covers no field", async ({
  page,
  signIn,
}) => {
  await openBench(page, await signIn())
  const grows = page.getByRole("combobox", { name: "How it progresses" })
  const fields = page.locator("input[data-field*=' rule ']")
  for (const label of Object.values(ruleNames)) {
    // oxlint-disable no-await-in-loop -- one rule after the other
    await grows.selectOption({ label })
    for (const field of await fields.all()) {
      await field.focus()
      await expectFocusSeen(page)
    }
    await checkAccessibility(page)
    // oxlint-enable no-await-in-loop
  }
  await page.getByRole("button", { name: "More for set 2" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await checkAccessibility(page)
})

test("a run's page is accessible in every state, and with every dialog", async ({ page, server, signIn }) => {
  await page.clock.install({ time: wavesNoon })
  const person = await signIn()
  const { program_id } = await startRun(person, waves, wavesStart)
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByRole("button", { name: "End the program" })).toBeVisible()
  await checkAccessibility(page)
  for (const name of ["Do another day", "Repeat a week", "Deload now", "Change Back Squat (Barbell)"])
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await checkDialog(page, name)
  await page.getByRole("button", { name: "Pause the program" }).click()
  await expect(page.getByText("Paused since Nov 20.")).toBeVisible()
  await checkAccessibility(page)
  await checkDialog(page, "End the program", async () => {
    await page.getByRole("radio", { name: /^End here/ }).check()
    await page.getByRole("dialog").getByRole("button", { name: "End the program" }).click()
  })
  await expect(page.getByText("Ended on Nov 20, 2026.")).toBeVisible()
  await checkAccessibility(page)

  await startRun(person, waves, wavesStart)
  await server.sql("update program_versions set content = '{\"days\": 5}' where user_id = $1", [person.id])
  await signIn({ person, path: "/programs" })
  await page.goto(`/programs/${program_id}`)
  await expect(page.getByText("This program can’t be read.")).toBeVisible()
  await checkAccessibility(page)
})

/** Opens a dialog with the button of this name, checks it, and closes it with Escape, or in the way that `leave` does. */
async function checkDialog(page: Page, name: string, leave = () => page.keyboard.press("Escape")) {
  await page.getByRole("button", { name: name }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await checkAccessibility(page)
  await leave()
  await expect(page.getByRole("dialog")).toBeHidden()
}
