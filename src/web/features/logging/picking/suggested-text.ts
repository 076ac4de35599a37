import { plural } from "#domain/text/formats.ts"
import { loadText, type PlannedLoad } from "#domain/workout/planned-load.ts"

interface Prescription {
  sets: number | null
  reps: string | null
  notes: string | null
  load?: PlannedLoad | null | undefined
}

/** "3 sets of 6-8 at 80 kg. Pause on the chest": what a template or plan prescribes for an exercise; empty if it prescribes nothing. */
export function suggestedText({ sets, reps, notes, load }: Prescription): string {
  const amount = [sets && `${sets} ${plural(sets, { one: "set", other: "sets" })}`, reps]
    .filter(Boolean)
    .join(" of ")
  const lifted = [amount, load && loadText(load)].filter(Boolean).join(" at ")
  return [lifted, notes].filter(Boolean).join(". ")
}
