const withRestDays = "Leave at least one rest day between workouts."
const twiceAWeek = "Twice a week, with a day in between."

/** The names of the starter plans. */
export const starterPlanNames = {
  barbell: "Full body with a barbell",
  split: "Upper and lower",
  dumbbells: "Full body with dumbbells",
  machines: "Full body on machines",
  home: "At home, without equipment",
}

/** The starter routines' names, and when or how to do them. */
export const starterSentences = {
  fullBodyA: { name: "Full Body A", description: "Alternate with Full Body B." },
  fullBodyB: { name: "Full Body B", description: "Alternate with Full Body A." },
  upper: { name: "Upper", description: twiceAWeek },
  lower: { name: "Lower", description: twiceAWeek },
  dumbbells: { name: "Dumbbells", description: withRestDays },
  machines: { name: "Machines", description: withRestDays },
  bodyweight: { name: "Bodyweight", description: "Stop each set two reps before failure." },
}
