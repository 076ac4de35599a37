/** The number of exercises in the library. */
export const libraryExercises = 759

/** A claim of the landing page. */
interface Claim {
  title: string
  text: string
  /** Where it is in the app, and what appears there on a day with a workout. */
  there: { path: string; says: string }
}

/** The landing page's claims: a test opens each place and finds what is claimed. */
export const claims = {
  charts: {
    title: "Progress charts that prove a sentence",
    text: "Volume, body weight, estimated 1RM, time trained. Above each chart stands what it shows, below it the numbers.",
    there: { path: "/dashboard", says: "Weekly volume" },
  },
  routines: {
    title: "An intelligent routine builder",
    text: `Put a routine together from ${libraryExercises} exercises and your own, or have one drafted from your last three months. Change what you like before you save it.`,
    there: { path: "/routines", says: "AI Routine Generator" },
  },
  goals: {
    title: "Goals with a date you can trust",
    text: "A goal starts from what you lift today, and its projection moves with every workout, in both directions. AI-driven goals come with the sets that they are drawn from.",
    there: { path: "/goals", says: "AI Goal Suggestion" },
  },
  offline: {
    title: "No signal in the basement? Keep lifting",
    text: "The app opens and saves offline. Every workout says where it is.",
    there: { path: "/outbox", says: "Outbox" },
  },
  tracking: {
    title: "AI-enhanced tracking",
    text: "Ask about a workout that you saved and get an answer about that workout: what moved, what held it back, what to lift next.",
    there: { path: "/dashboard", says: "AI Workout Analysis" },
  },
  insights: {
    title: "Monthly AI insights, in plain words",
    text: "What moved, what stood still, what to try next. Suggestions stay in pencil until you sign them.",
    there: { path: "/dashboard", says: "Monthly AI Analysis" },
  },
} as const satisfies Record<string, Claim>
