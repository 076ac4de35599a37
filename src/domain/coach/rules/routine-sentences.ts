import { writeList } from "#domain/text/formats.ts"

/** The built-in coach's routine. */
export const routineSentences = {
  fullBody: "Full Body",
  toward: (goal: string) => `Toward ${goal}`,
  beginners: "Two or three times a week, with a rest day in between",
  leastTrained: "For the muscles you train least",
  rule: (low: number, high: number) =>
    `Each muscle gets ${low} to ${high} working sets a week. Muscles with the fewest sets come first.`,
  fewestSets: (muscles: readonly string[]) => `Fewest sets over the last four weeks: ${writeList(muscles)}.`,
}
