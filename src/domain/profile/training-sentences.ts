import type { Experience, TrainingAim } from "./training-answers.ts"

/** How long a person has trained, in words. */
export const experienceNames: Record<Experience, string> = {
  none: "New to it",
  under_6_months: "Less than 6 months",
  "6_to_24_months": "6–24 months",
  over_24_months: "More than 2 years",
}

/** What a person trains for. */
export const aimNames: Record<TrainingAim, string> = {
  strength: "Strength",
  size: "Size",
  health: "Health",
  endurance: "Endurance",
}
