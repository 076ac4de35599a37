/** The name shown for a workout without one, on every screen and in every file. */
export const adHocName = "Ad-Hoc Workout"
