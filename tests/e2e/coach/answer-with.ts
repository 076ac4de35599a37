import type { Person } from "../person.ts"

/** Chooses the model's reply to the next question about any of the person's workouts, by its name in `answers-by-notes.ts`. */
export async function answerWith({ id, client }: Person, answer: string): Promise<void> {
  await client
    .from("workout_logs")
    .update({ notes: `answer: ${answer}` })
    .eq("user_id", id)
    .throwOnError()
}
