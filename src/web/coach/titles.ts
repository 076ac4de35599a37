/** The titles of the panels: they stand before anything else of the coach is there. */
export const titles = {
  workout: "AI Workout Analysis",
  month: "Monthly AI Analysis",
  goal: "AI Goal Suggestion",
  routine: "AI Routine Generator",
  week: "AI Weekly Schedule",
}
