import { writeList } from "#domain/text/formats.ts"

/** What the built-in coach says about a routine that it suggests. */
export const routineSentences = {
  fullBody: "Full Body",
  toward: (goal: string) => `Toward ${goal}`,
  beginners: "Two or three times a week, with a rest day in between",
  balanced: "What you train, and what your training lacks",
  rule: "A balanced workout has a squat or lunge, a hinge, pushes, pulls and trunk work, with large movements first.",
  own: (names: readonly string[]) => `Already in your training: ${writeList(names)}.`,
  allNew: "All of these are new to you.",
  notBeforeRuns: "Not on the day before a long or hard run.",
  nothingNew: "Because of your notes, this routine adds nothing new.",
  enoughAlready: "You do a lot already, so this routine adds nothing new.",
  afterLighter: "Start this routine after your lighter week.",
}
