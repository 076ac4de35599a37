/** A step of the way to the working weight. */
export interface WarmupStep {
  weight: number
  reps: number
}

// Shares of the working weight with fewer repetitions as they grow, as the common beginners' programmes have them.
const shares = [
  { share: 0.4, reps: 8 },
  { share: 0.6, reps: 5 },
  { share: 0.8, reps: 3 },
]

/**
 * The warm-ups for a working weight, each rounded by `load` to a weight that can be loaded. Steps that would be none, because they are
 * as light as the one before or not lighter than the working weight, are left out.
 */
export function warmupLadder(working: number, load: (weight: number) => number): WarmupStep[] {
  const steps: WarmupStep[] = []
  for (const { share, reps } of shares) {
    const weight = load(working * share)
    if (weight > (steps.at(-1)?.weight ?? 0) && weight < working) steps.push({ weight, reps })
  }
  return steps
}
