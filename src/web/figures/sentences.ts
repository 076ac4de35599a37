/** The wording around figures. */
export const sentences = {
  howTo: "How It’s Done",
  start: (exercise: string) => `${exercise}: the start`,
  end: (exercise: string) => `${exercise}: the end of the movement`,
  held: (exercise: string) => `${exercise}: the position to hold`,
  captions: { start: "Start", end: "End", hold: "Hold" },
  show: "Show the Movement",
  stop: "Stop",
  moving: (exercise: string) => `${exercise}: the movement`,
}
