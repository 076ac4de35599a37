/** The panels' titles, which are shown before the rest of the coach is loaded. */
export const titles = {
  workout: "AI Workout Analysis",
  month: "Monthly AI Analysis",
  goal: "AI Goal Suggestion",
  routine: "AI Routine Generator",
  week: "AI Weekly Schedule",
}
