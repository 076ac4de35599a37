import { countWorkouts } from "#domain/text/count-words.ts"

/** The wording for the calendar. */
export const sentences = {
  title: "Workout Calendar",
  month: "Month",
  previous: { month: "Previous month", week: "Previous week" },
  next: { month: "Next month", week: "Next week" },
  workouts: countWorkouts,

  logged: "Logged",
  scheduled: "Scheduled",
  goalDue: "Goal due",
  /** The marks on a day, for screen readers. */
  spoken: {
    workout: "workout",
    committed: "scheduled workout",
    session: "program’s session",
    goal: "goal due",
  },
}
