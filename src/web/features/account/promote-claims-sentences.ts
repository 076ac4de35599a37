import { titles } from "#web/coach/frame-sentences.ts"

/** The number of exercises in the library. */
export const libraryExercises = 759

/** A claim made on the landing page. */
interface Claim {
  title: string
  text: string
  /** A page of the app that proves the claim, and text that it shows on a day with a workout. */
  proof: { path: string; text: string }
}

/** The landing page's claims; a test opens each proof's page and looks for its text. */
export const claims = {
  charts: {
    title: "Progress charts that get to the point",
    text: "Volume, body weight, estimated 1RM, time trained. Each chart says what it shows in one sentence, with the numbers below.",
    proof: { path: "/dashboard", text: "Weekly volume" },
  },
  routines: {
    title: "An intelligent routine builder",
    text: `Build a routine from ${libraryExercises} exercises and your own, or have one drafted from your last three months. Change anything you like before you save it.`,
    proof: { path: "/routines", text: titles.routine },
  },
  goals: {
    title: "Goals with a date you can trust",
    text: "A goal starts from what you lift today, and its forecast moves with every workout, in either direction. AI-driven goals show the sets they are based on.",
    proof: { path: "/goals", text: titles.goal },
  },
  offline: {
    title: "No signal in the basement? Keep lifting",
    text: "The app opens and saves offline, and every workout shows where it is saved.",
    proof: { path: "/outbox", text: "Outbox" },
  },
  tracking: {
    title: "AI-enhanced tracking",
    text: "Get feedback on each workout you save: what improved, what held you back, what to lift next.",
    proof: { path: "/dashboard", text: titles.workout },
  },
  insights: {
    title: "Monthly AI insights, in plain words",
    text: "What improved, what stalled, what to try next. Suggestions stay in pencil until you confirm them.",
    proof: { path: "/dashboard", text: titles.month },
  },
} as const satisfies Record<string, Claim>
