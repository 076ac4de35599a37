import type { UnitSystem } from "#domain/measures/units.ts"
import type { StarterEquipment, StarterPlan } from "#domain/routines/starter-routines.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { countRoutines } from "#domain/text/count-words.ts"

/** The wording for the tour. The step names and the first block are quoted from the specification. */
export const sentences = {
  missing: "User or profile data missing.",
  failed: "Failed to save onboarding status.",
  counter: (step: number, steps: number) => `Step ${step} of ${steps}`,

  steps: [
    {
      title: "Welcome",
      text: "Repertoire keeps your training on the record: every set, every week. First, which units do you lift in?",
    },
    {
      title: "Dashboard",
      text: "The calendar shows what you did and what is planned. Tap a day to open it.",
    },
    {
      title: "Goals",
      text: "Aim for a weight, a distance or a habit. Your workouts count toward it automatically.",
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
      text: "AI suggestions are in pencil too. Nothing counts until you confirm it.",
    },
    {
      title: "Profile",
      text: "Your units, your body weight and your account. You can run this tour again from your profile.",
    },
    {
      title: "All Set",
      text: "That’s it. Choose a first routine or start a workout. Either takes less time than this tour.",
    },
  ],
  skip: "Skip",
  previous: "Previous",
  next: "Next",
  finish: "Finish",
  places: { home: "Home", goals: "Goals", routines: "Routines", gym: "Gym", profile: "Profile" },

  daysPerWeek: "Days per week",
  equipment: "Equipment",
  equipmentChoices: {
    barbell: "Barbell and machines",
    dumbbells: "Dumbbells",
    machines: "Machines",
    none: "None",
  } satisfies Record<StarterEquipment, string>,
  choose: "Choose",
  choosePlan: later.choose,
  plans: "First routines",
  about: ({ days: [from, to], routines }: StarterPlan) =>
    `${from === to ? from : `${from} to ${to}`} days per week, ${countRoutines(routines.length)}`,
  failedPlan: "The routine couldn’t be saved. Check your connection and try again.",
  firstWorkout: "Or log your first workout without a routine",
  units: "Units",
  unitSystems: { metric: "kg, km, cm", imperial: "lbs, mi, ft" } satisfies Record<UnitSystem, string>,
  unitsHint: "You can change your units in your profile at any time.",
}
