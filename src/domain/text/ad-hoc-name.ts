/** What a workout without a name is called, on every screen and in every file. */
export const adHocName = "Ad-Hoc Workout"
