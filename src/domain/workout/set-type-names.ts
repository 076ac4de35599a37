import type { SetType } from "./draft.ts"

/** The types of sets in words, in the order in which they are offered. */
export const setTypeNames: Readonly<Record<SetType, string>> = {
  normal: "Working set",
  warmup: "Warm-up",
  drop: "Drop set",
  rest_pause: "Rest-pause",
  failure: "To failure",
}
