/** The panels' titles, shown before the rest of the coach is loaded. */
export const titles = {
  workout: "AI Workout Analysis",
  month: "Monthly AI Analysis",
  goal: "AI Goal Suggestion",
  routine: "AI Routine Generator",
  week: "AI Weekly Schedule",
}

/** Wording for the panel of a workout that isn't saved yet. It is part of the page's own file. */
export const sentences = {
  analyzeWorkout: "Analyze Workout",
  notSaved: "Save the workout log first to enable analysis.",
}
