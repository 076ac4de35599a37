import type { Hands } from "./hands.ts"

/** Gives a workout from scratch its name, while it is logged. */
export async function nameWorkout(hands: Hands, name: string): Promise<void> {
  await hands.button("Name This Workout")
  await hands.fill(hands.page.getByRole("dialog").getByLabel("Name"), name)
  await hands.button("Save Name")
}

/** Makes a routine of a workout, from its summary, under the name that it has. */
export async function makeRoutine(hands: Hands): Promise<void> {
  await hands.button("Save as Routine")
  await hands.button("Save Routine")
  await hands.page.getByText(/is in your templates/).waitFor()
}
