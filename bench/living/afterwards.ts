import type { Hands } from "./hands.ts"

/** Names an ad hoc workout while it is being logged. */
export async function nameWorkout(hands: Hands, name: string): Promise<void> {
  await hands.button("Name This Workout")
  await hands.fill(hands.page.getByRole("dialog").getByLabel("Name"), name)
  await hands.button("Save Name")
}

/** Turns a workout into a routine of the same name, from its summary. */
export async function makeRoutine(hands: Hands): Promise<void> {
  await hands.button("Save as Routine")
  await hands.button("Save Routine")
  await hands.page.getByText(/is in your templates/).waitFor()
}
