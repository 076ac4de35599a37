/** A warm-up set on the way to the working weight. */
export interface WarmupStep {
  weight: number
  reps: number
}

// Growing shares of the working weight with fewer and fewer repetitions, as in common beginner programs.
const shares = [
  { share: 0.4, reps: 8 },
  { share: 0.6, reps: 5 },
  { share: 0.8, reps: 3 },
]

/**
 * The warm-ups for a working weight, each rounded by `load` to a weight that can be loaded. Leaves out steps that are no heavier than
 * the one before, or not lighter than the working weight.
 */
export function warmupLadder(working: number, load: (weight: number) => number): WarmupStep[] {
  const steps: WarmupStep[] = []
  for (const { share, reps } of shares) {
    const weight = load(working * share)
    if (weight > (steps.at(-1)?.weight ?? 0) && weight < working) steps.push({ weight, reps })
  }
  return steps
}
