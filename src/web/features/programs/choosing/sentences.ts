import type { Kit } from "#domain/programs/choosing/kits.ts"
import type { Aim } from "#domain/programs/choosing/wishes.ts"
import { plural, writeNumber } from "#domain/text/formats.ts"

const aims: Record<Aim, string> = { strength: "Strength", size: "Size", both: "Both", running: "Running" }
const kits: Record<Kit, string> = {
  barbell: "Barbell",
  dumbbells: "Dumbbells",
  machines: "Machines",
  bar: "Pull-up bar",
}

/** The wording of the page for choosing a program. */
export const sentences = {
  title: "Programs",
  back: "Routines",
  fromText: "From text",
  questions: "Three questions",
  fromLog: "answered from your log",
  days: "Days per week",
  daysKnown: (average: number) => `your average: ${writeNumber(average, 1)}`,
  aim: "Training goal",
  kit: "Your equipment",
  fromProfile: "from your profile",
  kitFrom: { profile: "from your profile", log: "from your workouts" },
  aims,
  kits,
  none: "None",
  best: (count: number) => `Best fit out of ${count}`,
  setUp: "Set it up",
  setUpNamed: (name: string) => `Set it up: ${name}`,
  look: "Look inside",
  lookNamed: (name: string) => `Look inside ${name}`,
  alsoFits: "Also fits",
  othersFit: (fitting: number, count: number) => `${fitting} of ${count}, best first`,
  nothingFits: "No program fits all three answers. Change one, or look at the others.",
  nothingElseFits: "No other program fits all three answers.",
  showOthers: (count: number) =>
    `Show the ${count} that ${plural(count, { one: "doesn’t", other: "don’t" })} fit`,
  hideOthers: "Hide those that don’t fit",
  notFitting: "Other programs",
  search: "Find by name or origin, such as 5/3/1",
  found: (count: number) => `${count} found`,
  nothingFound: "No library program has these words in its name or origin.",
  failed: "Failed to load the exercises, so the programs can’t be shown.",
  yours: "Yours",
  running: "Current",
  failedOwn: "Failed to load your programs.",
  yoursCount: (count: number) => `${count} ${plural(count, { one: "program", other: "programs" })}`,
}
