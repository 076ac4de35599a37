import type { Pattern } from "../pose/pattern.ts"
import { arms } from "./arms.ts"
import { cardio } from "./cardio.ts"
import { core } from "./core.ts"
import { floor } from "./floor.ts"
import { hinges } from "./hinges.ts"
import { leaning } from "./leaning.ts"
import { legs } from "./legs.ts"
import { lifts } from "./lifts.ts"
import { machineSquats } from "./machine-squats.ts"
import { moreSquats } from "./more-squats.ts"
import { pedals } from "./pedals.ts"
import { presses } from "./presses.ts"
import { pulls } from "./pulls.ts"
import { raises } from "./raises.ts"
import { hamstrings } from "./hamstrings.ts"
import { sideLying } from "./side-lying.ts"
import { jumps } from "./jumps.ts"
import { handBalances } from "./hand-balances.ts"
import { straps } from "./straps.ts"
import { forearmsAndNeck } from "./forearms-and-neck.ts"
import { trunkTurns } from "./trunk-turns.ts"
import { planks } from "./planks.ts"
import { weightlifting } from "./weightlifting.ts"
import { strongman } from "./strongman.ts"
import { throws } from "./throws.ts"
import { outdoors } from "./outdoors.ts"
import { mobility } from "./mobility.ts"
import { climbs } from "./climbs.ts"
import { squats } from "./squats.ts"
import { standing } from "./standing.ts"

/** Every pattern (a way to move that several exercises share) that has a figure, by name. */
export const patterns = {
  ...squats,
  ...moreSquats,
  ...machineSquats,
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
  ...hamstrings,
  ...sideLying,
  ...jumps,
  ...handBalances,
  ...straps,
  ...forearmsAndNeck,
  ...trunkTurns,
  ...planks,
  ...weightlifting,
  ...strongman,
  ...throws,
  ...outdoors,
  ...mobility,
  ...climbs,
} satisfies Record<string, Pattern>

export type PatternName = keyof typeof patterns
