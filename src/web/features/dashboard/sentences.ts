import { writeList } from "#domain/text/formats.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording for the dashboard page, and wording shared by several of its parts. */
export const sentences = {
  startRoutine: "Start a Routine",
  returnToWorkout: "Return to Workout",
  signedOut: "Please log in.",
  signIn: "Sign In",

  /** The names of today's workouts, as a sentence. */
  today: (logged: readonly string[], scheduled: readonly string[]) => {
    if (logged.length + scheduled.length === 0) return "Nothing logged or scheduled today."
    const parts = [
      ...(logged.length > 0 ? [`Logged: ${writeList(logged)}.`] : []),
      ...(scheduled.length > 0 ? [`Scheduled: ${writeList(scheduled)}.`] : []),
    ]
    return parts.join(" ")
  },

  /** "Deadlift 3 × 3–5, then Front Squat and Leg Curl." */
  exercises: (first: string, prescription: string, others: readonly string[]) =>
    `${[first, prescription].filter(Boolean).join(" ")}${others.length > 0 ? `, then ${writeList(others)}` : ""}.`,

  inProgress: (name: string | null) => `In progress: ${name ?? "a workout"}.`,

  notAvailable: "N/A",
  planUnreadable: "This day’s plan can’t be read. You can still log a workout, or remove the plan.",

  failedRoutines: later.failedRoutines,
  failedDays: "Failed to load workout days.",
  failedCommitments: "Failed to load committed workouts.",
  failedGoals: "Failed to load active goals.",
  failedWeek: (reason: string) => `Could not load saved schedule: ${reason}`,
  unexpectedWeek: "An unexpected error occurred while loading your saved schedule.",
  offline: "Connect to the internet to see what isn’t saved on this device.",
}
