// The patterns are those of the exercise library's tags; people's own exercises have none, so their muscles decide.
const smallPatterns: ReadonlySet<string> = new Set([
  "calf",
  "cuff",
  "curl",
  "forearm",
  "front-raise",
  "hip-abduction",
  "hip-adduction",
  "lateral-raise",
  "neck",
  "rear-delt",
  "shin",
  "triceps-extension",
])
const smallMuscles: ReadonlySet<string> = new Set([
  "biceps",
  "triceps",
  "forearms",
  "calves",
  "neck",
  "shins",
])
const lowerBody: ReadonlySet<string> = new Set([
  "quadriceps",
  "hamstrings",
  "glutes",
  "calves",
  "adductors",
  "abductors",
  "shins",
])

interface Movement {
  pattern: string | null
  primary_muscles: readonly string[]
}

/** Whether an exercise trains the legs, where the usual step is larger. */
export const isLowerBody = ({ primary_muscles }: Movement) =>
  primary_muscles.some((muscle) => lowerBody.has(muscle))

/** Whether an exercise trains small muscles only, which may go up to 25 reps. */
export const isSmall = ({ pattern, primary_muscles }: Movement) =>
  pattern === null
    ? primary_muscles.length > 0 && primary_muscles.every((muscle) => smallMuscles.has(muscle))
    : smallPatterns.has(pattern)
