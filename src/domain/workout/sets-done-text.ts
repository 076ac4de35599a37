/** "3 of 10 sets": how far a workout is. */
export function setsDoneText(done: number, sets: number): string {
  return `${done} of ${sets} ${sets === 1 ? "set" : "sets"}`
}
