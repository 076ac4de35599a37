/** The name shown for an exercise whose name isn't known, on every screen and in every file. */
export const unknownExercise = "Unknown Exercise"
