/** Sentences about workouts under way, outside their own screen. */
export const sentences = {
  title: "Workout under way",
  label: "Under way",
  paused: "Paused",
  unnamed: "Current Workout",
  another: "Another workout",
  stillUnderWay: (name: string, sets: string) =>
    `${name} is still under way: ${sets} done. It stays on this device until you save or delete it.`,
  staysUnderWay: "This workout stays open; come back any time.",
  leftUnderWay: (name: string) => `${name} stays under way. You can return to it below.`,
  endedElsewhere: {
    saved: "This workout was saved in another tab.",
    cleared: "This workout was cleared in another tab.",
  },
}
