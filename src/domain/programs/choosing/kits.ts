import { barToHangFrom } from "../fact-words.ts"
import type { Need } from "./wishes.ts"

/** The kits to choose from. A kit is equipment that a person has either all of or none of. */
export const kits = {
  barbell: ["barbell", "rack", "bench"],
  dumbbells: ["dumbbells"],
  machines: ["machines"],
  bar: [barToHangFrom],
} as const satisfies Record<string, readonly Need[]>
export type Kit = keyof typeof kits
export const allKits: readonly Kit[] = ["barbell", "dumbbells", "machines", "bar"]
