/**
 * The equipment that can be chosen in the profile: everything that the exercise library names, except for
 * bodyweight.
 */
export const equipmentChoices: readonly string[] = [
  "band",
  "barbell",
  "cable",
  "cardio machine",
  "dumbbell",
  "ez bar",
  "kettlebell",
  "machine",
  "medicine ball",
  "plate",
  "sled",
  "smith machine",
  "suspension",
  "trap bar",
]

/** The equipment that the profile offers: the usual choices, plus whatever else the profile already has. */
export function equipmentOffered(available: readonly string[]): string[] {
  return [...equipmentChoices, ...available.filter((each) => !equipmentChoices.includes(each))]
}
