import type { ExerciseRef } from "../../rule.ts"

// Equipment that has a different name in Liftosaur than in the exercise library.
const equipmentNames: Readonly<Record<string, string>> = {
  "leverage machine": "Machine",
  ezbar: "EZ Bar",
  trapbar: "Trap Bar",
  smith: "Smith Machine",
}

/**
 * Finds the exercise for a name in Liftosaur's format, such as "Bench Press, Dumbbell". A name without equipment has to be an exercise's exact name or
 * alias.
 */
export function findExercise(name: string, find: (name: string) => ExerciseRef | null): ExerciseRef | null {
  const whole = find(name)
  const at = name.lastIndexOf(",")
  if (whole !== null || at < 0) return whole
  const [plain, written] = [name.slice(0, at).trim(), name.slice(at + 1).trim()]
  const equipment = equipmentNames[written.toLowerCase()] ?? written
  const found = find(`${plain} (${equipment})`)
  return found ?? (equipment.toLowerCase() === "bodyweight" ? find(plain) : null)
}
