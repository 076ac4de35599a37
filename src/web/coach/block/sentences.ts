import { writeList } from "#domain/text/formats.ts"

/** Wording for a plan of several weeks. */
export const sentences = {
  title: "Let the coach plan your next weeks",
  invitation:
    "The built-in coach can plan your next weeks as a program: the same workouts, progressing week by week.",
  weeks: "Weeks",
  plan: (weeks: number) => `Plan the Next ${weeks} Weeks`,
  offline:
    "You’re offline. A multi-week plan is saved as a program, which needs a connection. Ask again when you’re online.",
  failed: "Your training log couldn’t be read, so nothing was planned. Try again.",
  lighter: (week: number) => `Week ${week}: half the sets, 10% lighter.`,
  onceRunning:
    "Nothing changes yet. Once you start the program, it takes over these lifts, and its rules raise their weights.",
  chooseOnTheDay: "your weight on the day",
  sets: (sets: readonly string[]) => writeList(sets),
  save: "Save and Set It Up",
  saving: "Saving...",
}
