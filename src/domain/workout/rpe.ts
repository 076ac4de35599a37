/** The RPE values to choose from: 5 (easy) to 10 (no reps left) in steps of 0.5. */
export const rpeChoices: readonly number[] = Array.from({ length: 11 }, (_, index) => 5 + index / 2)

/** The effort as text: "RPE 8", or as reps in reserve, "RIR 2". The stored value is always an RPE. */
export function effortText(rpe: number, scale: "rpe" | "rir"): string {
  return scale === "rpe" ? `RPE ${rpe}` : `RIR ${10 - rpe}`
}
