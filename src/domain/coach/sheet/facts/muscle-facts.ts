import type { MuscleFacts } from "../muscle-facts.ts"
import { type Fact, fact } from "./fact.ts"

/** The weekly sets of muscles, against the person's range. */
export function factsOfMuscles(muscles: readonly MuscleFacts[]): Fact[] {
  return muscles.flatMap(({ muscle: exercise, sets, before, low, high, short, over }) => [
    fact("sets_a_week", sets, "sets", { exercise }),
    ...(before === null
      ? []
      : [
          fact("sets_a_week_before", before, "sets", { exercise }),
          fact("change", sets - before, "sets", { exercise }),
        ]),
    fact("low_end_of_the_range", low, "sets", { exercise }),
    fact("high_end_of_the_range", high, "sets", { exercise }),
    fact("short_of_the_range", short, "sets", { exercise }),
    fact("above_the_range", over, "sets", { exercise }),
  ])
}
