// "12 each", "12 each side", "8-12 per leg", "10/arm".
const eachSide = /\s*(\beach( (side|leg|arm))?|(\bper|\/) *(side|leg|arm))\s*$/i

/** Whether a number of reps is each side's by its words: "12 each", "10 per leg". */
export function isOfEachSide(reps: string | null): boolean {
  return eachSide.test(reps ?? "")
}

/** A number of reps without the words for each side. */
export function withoutSides(reps: string): string {
  return reps.replace(eachSide, "")
}
