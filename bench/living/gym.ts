import type { Locator, Page } from "@playwright/test"
import type { Hands } from "./hands.ts"

export const bench = "Bench Press (Barbell)"
export const press = "Overhead Press (Barbell)"
export const pushdown = "Triceps Pushdown (Cable)"
export const raise = "Lateral Raise (Dumbbell)"
export const pullUp = "Pull Up"
export const row = "Bent Over One Arm Row (Dumbbell)"
export const curl = "Bicep Curl (Dumbbell)"
export const squat = "Back Squat (Barbell)"
export const extension = "Leg Extension (Machine)"

const secondsOfASet = 40
const secondsOfARest = 90

/** An exercise's block in the workout. */
export const block = (page: Page, exercise: string): Locator =>
  page.getByRole("region", { name: exercise, exact: true })

/** A field of the current set, such as "Reps". */
export const field = (page: Page, name: RegExp | string): Locator =>
  page.locator(".set.now").getByRole("textbox", { name })

/** Searches for an exercise by a few letters and adds it. */
export async function add(hands: Hands, letters: string, exercise: string): Promise<void> {
  await hands.fill(hands.page.getByLabel("Search exercises"), letters)
  await hands.button(`Add ${exercise}`)
  await block(hands.page, exercise).waitFor()
}

/** Lifts what the current set suggests, confirms it, and rests. */
export async function confirm(hands: Hands): Promise<void> {
  await hands.pass(secondsOfASet)
  await hands.tap(hands.page.getByRole("button", { name: /^Confirm (−?\d|set|AMRAP)/ }).first())
  await hands.pass(secondsOfARest)
}

/** Types a weight, presses Enter to get to the next field as on a phone's keyboard, types the reps, lifts, and confirms. */
export async function typeSet(hands: Hands, weight: string, reps: string): Promise<void> {
  await hands.fill(field(hands.page, /^Weight/), weight)
  await hands.fill(field(hands.page, "Reps"), reps)
  await confirm(hands)
}

/** Adds sets to an exercise that copy its last one, and confirms them. */
export async function again(hands: Hands, exercise: string, sets: number): Promise<void> {
  for (let set = 0; set < sets; set += 1) {
    await hands.tap(block(hands.page, exercise).getByRole("button", { name: /^Add Set/ }))
    await confirm(hands)
  }
}

/** Confirms each set as it is offered, until none is left. */
export async function confirmAll(hands: Hands): Promise<void> {
  const next = hands.page.getByRole("button", { name: /^Confirm (−?\d|set|AMRAP)/ })
  await next.first().waitFor()
  while (await next.first().isVisible()) {
    await confirm(hands)
    await hands.look()
  }
}

/** Ends a workout and waits for its summary. */
export async function save(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.tap(page.getByRole("button", { name: /^(Finish and save|Finish|Save)$/ }).first())
  await page.getByRole("region", { name: "This workout" }).waitFor()
}
