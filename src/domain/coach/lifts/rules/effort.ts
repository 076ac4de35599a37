const limit = 9.5
const manyReps = 12

/**
 * Whether a set was at the limit, so that no load is added: RPE 9.5 or more. Above 12 reps only RPE 10 counts, because ratings are less accurate
 * there (10.1007/s40279-021-01559-x, 10.1519/JSC.0000000000001049).
 */
export function isAtLimit({ rpe, reps }: { rpe: number; reps: number }): boolean {
  return rpe >= (reps > manyReps ? 10 : limit)
}

/** The reps to keep in reserve: 2, or 3 for heavy sets of up to 5 reps, because training to failure isn't needed (10.1007/s40279-022-01784-y). */
export const reserve = (low: number) => (low <= 3 ? 3 : 2)
