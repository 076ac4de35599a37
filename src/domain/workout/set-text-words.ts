import type { SetType } from "./draft.ts"

/** The set types as they appear within a line of text. A normal set isn't named. */
export const setTypesInText: Readonly<Record<SetType, string>> = {
  normal: "",
  warmup: "warm-up",
  drop: "drop set",
  rest_pause: "rest-pause",
  failure: "to failure",
}
