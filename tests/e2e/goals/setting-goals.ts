import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import type { Person } from "../fixtures.ts"

export const today = "2026-11-21"

interface GoalToSet {
  title: string
  goal_type?: "strength" | "cardio"
  /** The exercise's name in the library. */
  exercise?: string
  metric?: string
  target_value?: number
  unit?: "kg" | "lbs" | "km" | "mi"
  start_date?: string
  target_date?: string
}

/** Creates goals as the form does, in the given order. Returns their ids. */
export async function setGoals({ client }: Person, ...goals: GoalToSet[]): Promise<string[]> {
  const names = goals.flatMap(({ exercise }) => exercise ?? [])
  const { data } = await client.from("exercises").select("id, name").in("name", names).throwOnError()
  const ids: string[] = []
  for (const { exercise, ...goal } of goals) {
    const saved = await client
      .rpc("save_goal", {
        op_id: randomUUID(),
        goal: {
          goal_type: "strength",
          metric: "weight",
          target_value: 100,
          start_date: "2026-08-04",
          exercise_id: data.find(({ name }) => name === exercise)?.id ?? null,
          ...goal,
        },
      })
      .throwOnError()
    const { id } = saved.data as { id: string }
    ids.push(id)
  }
  return ids
}

export const goalCard = (page: Page, title: string) => page.getByRole("listitem", { name: title })

export const saveGoal = (page: Page) => page.getByRole("button", { name: "Save Goal" })

/** Chooses the unit system, as the profile page does. */
export async function useUnits({ client, id }: Person, unit_system: "metric" | "imperial"): Promise<void> {
  await client.from("profiles").update({ unit_system }).eq("id", id).throwOnError()
}

/** The field with the goal's exercise. */
export const exerciseField = (page: Page, chosen: string) =>
  page.getByRole("button", { name: `Exercise ${chosen}`, exact: true })

/** Chooses the goal's exercise from the picker. */
export async function chooseExercise(page: Page, before: string, name: string): Promise<void> {
  await exerciseField(page, before).click()
  await page.getByRole("dialog").getByLabel("Search exercises").fill(name)
  await page.getByRole("button", { name: `Choose ${name}`, exact: true }).click()
}
