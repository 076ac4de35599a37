import { plural } from "#domain/text/formats.ts"
import type { PlanEntry } from "#domain/workout/draft.ts"

/** "3 sets of 6-8. Pause on the chest": what a template or plan prescribes for an exercise; empty if it prescribes nothing. */
export function suggestedText({ sets, reps, notes }: Omit<PlanEntry, "name">): string {
  const amount = [sets && `${sets} ${plural(sets, { one: "set", other: "sets" })}`, reps]
    .filter(Boolean)
    .join(" of ")
  return [amount, notes].filter(Boolean).join(". ")
}
