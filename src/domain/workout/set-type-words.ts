import type { SetType } from "./draft.ts"

/** The names of the set types, in the order in which they are offered. */
export const setTypeNames: Readonly<Record<SetType, string>> = {
  normal: "Working set",
  warmup: "Warm-up",
  drop: "Drop set",
  rest_pause: "Rest-pause",
  failure: "To failure",
}
