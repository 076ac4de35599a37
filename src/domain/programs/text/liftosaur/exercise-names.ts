import type { ExerciseRef } from "../../rule.ts"

// The equipment of Liftosaur that has another name in the exercise library.
const equipmentNames: Readonly<Record<string, string>> = {
  "leverage machine": "Machine",
  ezbar: "EZ Bar",
  trapbar: "Trap Bar",
  smith: "Smith Machine",
}

/**
 * Finds the exercise that Liftosaur's name means, such as "Bench Press, Dumbbell". Without equipment, only an exercise of exactly that name or alias
 * is meant.
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
