import { plural, writeList } from "#domain/text/formats.ts"

/** Reasons that several of the built-in coach's answers share. */
export const sentences = {
  noWorkouts: "No workouts in the last three months.",
  lighterRule:
    "After three sessions without progress in two or more lifts, take a lighter week, not a week off.",
  noBetterSet: (sessions: number, lifts: readonly string[]) =>
    `No improvement in the last ${sessions} sessions: ${writeList(lifts)}.`,
  repsFirst: (name: string) =>
    `${name}: add reps first, then go up to the next weight your equipment allows.`,
  workingSets: (count: number) => plural(count, { one: "1 working set", other: `${count} working sets` }),
}
