/** What an exercise whose name isn't known is called, on every screen and in every file. */
export const unknownExercise = "Unknown Exercise"
