// Matches "12 each", "12 each side", "8-12 per leg" and "10/arm".
const eachSide = /\s*(\beach( (side|leg|arm))?|(\bper|\/) *(side|leg|arm))\s*$/i

/** Whether a text gives the reps per side: "12 each", "10 per leg". */
export function isPerSide(reps: string | null): boolean {
  return eachSide.test(reps ?? "")
}

/** Removes the words for "per side" from a text: "12 each" becomes "12". */
export function withoutSide(reps: string): string {
  return reps.replace(eachSide, "")
}
