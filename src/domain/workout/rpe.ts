/** How hard a set was, from 5 (easy) to 10 (nothing left), by halves; the easiest first. */
export const rpeChoices: readonly number[] = Array.from({ length: 11 }, (_, index) => 5 + index / 2)

/** "RPE 8", or the reps that were left: "RIR 2". An RPE is stored in either case. */
export function effortText(rpe: number, scale: "rpe" | "rir"): string {
  return scale === "rpe" ? `RPE ${rpe}` : `RIR ${10 - rpe}`
}
