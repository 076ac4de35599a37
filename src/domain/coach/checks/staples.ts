import type { KnownExercise } from "#domain/coach/person/athlete.ts"

/** Bodyweight exercises for a first goal. */
export const firstExercises = ["Push Up", "Squat (Bodyweight)", "Glute Bridge", "Crunch"]

/** Exercises on one leg or on hand and knee, in which someone over 60 trains balance (WHO 2020: three days a week). */
export const balanceExercises = ["Bird Dog", "Single Leg Standing Calf Raise"]

// Beginner staples for people without a history: simple movements for every kind of equipment, by the muscle they train. All of
// them are in the exercise library.
const staples: Record<string, readonly string[]> = {
  quadriceps: [
    "Back Squat (Barbell)",
    "Goblet Squat (Dumbbell)",
    "Leg Press (Machine)",
    "Goblet Squat (Kettlebell)",
    "Squat (Smith Machine)",
    "Squat (Band)",
    "Squat (Suspension)",
    "Squat (Bodyweight)",
    "Lunge (Dumbbell)",
    "Lunge (Bodyweight)",
    "Leg Extension (Machine)",
    "Split Squat (Dumbbell)",
    "Split Squat (Bodyweight)",
  ],
  hamstrings: [
    "Romanian Deadlift (Barbell)",
    "Romanian Deadlift (Dumbbell)",
    "Seated Leg Curl (Machine)",
    "Lying Leg Curl (Machine)",
    "Leg Curl (Cable)",
    "Leg Curl (Band)",
    "Leg Curl (Suspension)",
  ],
  glutes: [
    "Hip Thrust (Barbell)",
    "Glute Bridge (Dumbbell)",
    "Kettlebell Swing",
    "Glute Bridge",
    "Single Leg Glute Bridge",
  ],
  chest: [
    "Bench Press (Barbell)",
    "Bench Press (Dumbbell)",
    "Chest Press (Machine)",
    "Bench Press (Smith Machine)",
    "Chest Press (Band)",
    "Chest Press (Suspension)",
    "Push Up",
    "Incline Press (Dumbbell)",
  ],
  "upper back": [
    "Bent Over Row (Barbell)",
    "Bent Over Row (Dumbbell)",
    "Seated Row (Cable)",
    "Seated Row (Machine)",
    "Bent Over Row (Band)",
    "Ring Row",
    "Inverted Row",
  ],
  lats: [
    "Lat Pulldown (Cable)",
    "Bent Over One Arm Row (Dumbbell)",
    "Lat Pulldown (Machine)",
    "Pull Up (Assisted)",
    "Pull Up (Band)",
    "Chin Up",
    "Pull Up",
  ],
  shoulders: [
    "Overhead Press (Barbell)",
    "Overhead Press (Dumbbell)",
    "Shoulder Press (Machine)",
    "Overhead Press (Kettlebell)",
    "Overhead Press (Band)",
    "Lateral Raise (Dumbbell)",
    "Pike Push Up",
  ],
  abs: ["Crunch", "Dead Bug", "Hanging Leg Raise"],
  biceps: ["Bicep Curl (Dumbbell)", "Bicep Curl (Barbell)", "Bicep Curl (Cable)", "Bicep Curl (Band)"],
  triceps: [
    "Triceps Pushdown (Cable)",
    "Triceps Extension (Dumbbell)",
    "Triceps Extension (Band)",
    "Bench Dip",
  ],
  calves: [
    "Standing Calf Raise (Machine)",
    "Standing Calf Raise (Dumbbell)",
    "Standing Calf Raise (Bodyweight)",
  ],
}

const ranks = new Map(
  Object.values(staples).flatMap((names) => names.map((name, rank) => [name, rank] as const)),
)

/** The rank of an exercise among the staples, 0 first; null when it isn't one. */
export function stapleRank({ exercise_name }: Pick<KnownExercise, "exercise_name">): number | null {
  return ranks.get(exercise_name) ?? null
}

export const stapleNames: readonly string[] = [...ranks.keys()]
