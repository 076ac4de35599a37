import { expect, type Locator, type Page } from "@playwright/test"
import type { Person } from "./person.ts"
import type { RunningServer } from "./running-server.ts"

/** Gives a person 2,000 exercises of their own besides the library: "Zercher Variation 0001" and so on. */
export async function addManyExercises(server: RunningServer, { id }: Person): Promise<void> {
  await server.sql(
    "insert into exercises (owner_id, name) select $1, 'Zercher Variation ' || lpad(n::text, 4, '0') from generate_series(1, 2000) n",
    [id],
  )
}

export const exerciseList = (page: Page) => page.getByRole("list", { name: "Exercises" })

/**
 * The time from a keystroke in the field to the next frame, the best of several. That is what the keystroke costs, regardless of how busy the machine
 * is.
 */
export async function keystrokeMilliseconds(page: Page, field: Locator, text: string): Promise<number> {
  await field.focus()
  await page.evaluate(() => {
    Object.assign(window, { keystrokes: [] })
    document.addEventListener(
      "keydown",
      () => {
        const start = performance.now()
        requestAnimationFrame(() =>
          // After the frame that shows the result.
          setTimeout(() => (Reflect.get(window, "keystrokes") as number[]).push(performance.now() - start)),
        )
      },
      true,
    )
  })
  const measured = () => page.evaluate(() => Reflect.get(window, "keystrokes") as number[])
  for (const [index, key] of text.split("").entries()) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await measured()).length).toBeGreaterThan(index)
  }
  return Math.min(...(await measured()))
}

/** The dialog for creating a custom exercise. */
export function newExercise(page: Page) {
  const dialog = page.getByRole("dialog", { name: "New exercise" })
  return {
    dialog,
    name: dialog.getByLabel("Name"),
    save: dialog.getByRole("button", { name: "Save Exercise" }),
    call: "**/rest/v1/rpc/make_exercise",
  }
}
