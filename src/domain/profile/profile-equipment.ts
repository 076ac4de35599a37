/** What a person can tick as available: the equipment that the exercise library names, without what needs none. */
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

/** The choices, and what the profile holds beside them. */
export function equipmentOffered(available: readonly string[]): string[] {
  return [...equipmentChoices, ...available.filter((each) => !equipmentChoices.includes(each))]
}
