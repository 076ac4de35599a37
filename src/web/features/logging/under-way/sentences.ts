/** The wording about workouts in progress that is shown on other screens. */
export const sentences = {
  title: "Workout in progress",
  label: "In progress",
  paused: "Paused",
  return: "Return",
  unnamed: "Current Workout",
  another: "Another workout",
  stillOpen: (name: string, sets: string) =>
    `${name} is still in progress, ${sets} done. It stays on this device until you save or delete it.`,
  returnToIt: "Return to Workout",
  startAnother: "Start Another Workout",
  staysOpen: "This workout stays open; come back any time.",
  leftOpen: (name: string) => `${name} stays open. You can return to it below.`,
  endedElsewhere: {
    saved: "This workout was saved in another tab.",
    cleared: "This workout was cleared in another tab.",
  },
}
