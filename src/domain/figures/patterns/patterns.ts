import type { Pattern } from "../pose/pattern.ts"
import { arms } from "./arms.ts"
import { cardio } from "./cardio.ts"
import { core } from "./core.ts"
import { floor } from "./floor.ts"
import { hinges } from "./hinges.ts"
import { leaning } from "./leaning.ts"
import { legs } from "./legs.ts"
import { lifts } from "./lifts.ts"
import { moreSquats } from "./more-squats.ts"
import { pedals } from "./pedals.ts"
import { presses } from "./presses.ts"
import { pulls } from "./pulls.ts"
import { raises } from "./raises.ts"
import { squats } from "./squats.ts"
import { standing } from "./standing.ts"

/** Every way to move that has a figure, by name. */
export const patterns = {
  ...squats,
  ...moreSquats,
  ...standing,
  ...floor,
  ...hinges,
  ...legs,
  ...presses,
  ...raises,
  ...pulls,
  ...arms,
  ...leaning,
  ...core,
  ...lifts,
  ...cardio,
  ...pedals,
} satisfies Record<string, Pattern>

export type PatternName = keyof typeof patterns
