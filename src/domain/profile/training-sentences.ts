import type { Experience, TrainingAim } from "./training-answers.ts"

/** The wording for how long a person has trained. */
export const experienceNames: Record<Experience, string> = {
  none: "Just starting out",
  under_6_months: "Less than 6 months",
  "6_to_24_months": "6–24 months",
  over_24_months: "More than 2 years",
}

/** The wording for what a person trains for. */
export const aimNames: Record<TrainingAim, string> = {
  strength: "Strength",
  size: "Size",
  health: "Health",
  endurance: "Endurance",
}
