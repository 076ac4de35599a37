import type { SetType } from "./draft.ts"

/** The set types within a line of text; a normal set is not named. */
export const setTypesInText: Readonly<Record<SetType, string>> = {
  normal: "",
  warmup: "warm-up",
  drop: "drop set",
  rest_pause: "rest-pause",
  failure: "to failure",
}
