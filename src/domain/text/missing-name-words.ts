/** The name shown for an exercise whose name isn't known, on every screen and in every file. */
export const unknownExercise = "Unknown Exercise"

/** The name shown for a workout without a name, on every screen and in every file. */
export const adHocName = "Ad-Hoc Workout"

/** The name shown for a goal without a title, on every screen. */
export const untitledGoal = "Untitled Goal"
