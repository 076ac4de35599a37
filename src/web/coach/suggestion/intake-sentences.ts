import { experienceNames } from "#domain/profile/training-sentences.ts"

/** The wording of the questions that the coach asks before it plans. */
export const sentences = {
  experience: "Tell the coach how long you’ve trained",
  training_days: "Tell the coach how many days a week you want to train",
  session_minutes: "Tell the coach how long a workout can be",
  experiences: experienceNames,
  notNow: "Not Now",
  done: "Thanks. It’s saved in your profile, where you can change it.",
  failed: "Failed to save your answer. Try again.",
}
