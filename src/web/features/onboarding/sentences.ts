import type { StarterPlan } from "#domain/routines/starter-routines.ts"
import { plural } from "#domain/text/formats.ts"

/** The sentences of the tour. Step names and the first block are the specification's. */
export const sentences = {
  missing: "User or profile data missing.",
  failed: "Failed to save onboarding status.",
  counter: (step: number, steps: number) => `Step ${step} of ${steps}`,

  steps: [
    {
      title: "Welcome",
      text: "Repertoire keeps your training on the record: every set, every week. First: which units do you lift in?",
    },
    {
      title: "Dashboard",
      text: "The calendar shows what you did and what is planned. Press a day to open it.",
    },
    {
      title: "Goals",
      text: "Set a weight, a distance or a habit to reach. Your logs count toward it automatically.",
    },
    {
      title: "Routines",
      text: "Build a workout once, with its sets and reps, and start from it each time.",
    },
    {
      title: "Log Workouts",
      text: "Each set starts with last time’s numbers, in pencil. Tap once to put them in ink.",
    },
    {
      title: "AI Analysis",
      text: "AI suggestions are in pencil too: nothing counts until you confirm it.",
    },
    {
      title: "Profile",
      text: "Your units, your body weight and your account. You can run this tour again from there.",
    },
    {
      title: "All Set",
      text: "That's it. Choose a first routine, or start a workout: it takes less time than this tour did.",
    },
  ],
  plans: "First routines",
  about: ({ days: [from, to], routines }: StarterPlan) =>
    `${from === to ? from : `${from} to ${to}`} days a week, ${plural(routines.length, { one: "1 routine", other: `${routines.length} routines` })}`,
  failedPlan: "The routine could not be saved. Check your connection and try again.",
  firstWorkout: "Or log your first workout without a routine",
  unitsHint: "You can change them in your profile at any time.",
}
