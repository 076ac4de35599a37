import { experienceNames } from "#domain/profile/training-sentences.ts"

/** The wording of what the coach asks before it plans. */
export const sentences = {
  experience: "Tell the coach how long you’ve trained",
  training_days: "Tell the coach how many days a week you want to train",
  session_minutes: "Tell the coach how many minutes a workout may take",
  experiences: experienceNames,
  notNow: "Not Now",
  done: "Thanks. Your profile has it, and you can change it there.",
  failed: "Failed to save your answer. Try again.",
}
