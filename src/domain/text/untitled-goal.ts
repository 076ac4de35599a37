/** The name shown for a goal without a title, on every screen. */
export const untitledGoal = "Untitled Goal"
