import { backExtensions } from "./families/back-extensions.ts"
import { barbellBenchPresses } from "./families/barbell-bench-presses.ts"
import { barbellOverheadPresses } from "./families/barbell-overhead-presses.ts"
import { barbellSquats } from "./families/barbell-squats.ts"
import { bentOverRows } from "./families/bent-over-rows.ts"
import { bodyRows } from "./families/body-rows.ts"
import { bridges } from "./families/bridges.ts"
import { calfRaises } from "./families/calf-raises.ts"
import { carries } from "./families/carries.ts"
import { cleans } from "./families/cleans.ts"
import { conditioning } from "./families/conditioning.ts"
import { crunches } from "./families/crunches.ts"
import { cuff } from "./families/cuff.ts"
import { curls } from "./families/curls.ts"
import { deadlifts } from "./families/deadlifts.ts"
import { dips } from "./families/dips.ts"
import { dumbbellOverheadPresses } from "./families/dumbbell-overhead-presses.ts"
import { dumbbellPresses } from "./families/dumbbell-presses.ts"
import { flyes } from "./families/flyes.ts"
import { forearms } from "./families/forearms.ts"
import { frontRaises } from "./families/front-raises.ts"
import { goodMornings } from "./families/good-mornings.ts"
import { gymnastics } from "./families/gymnastics.ts"
import { hammerCurls } from "./families/hammer-curls.ts"
import { hangs } from "./families/hangs.ts"
import { heldSquats } from "./families/held-squats.ts"
import { hipSides } from "./families/hip-sides.ts"
import { hipThrusts } from "./families/hip-thrusts.ts"
import { hollowHolds } from "./families/hollow-holds.ts"
import { jerks } from "./families/jerks.ts"
import { jumps } from "./families/jumps.ts"
import { kickbacks } from "./families/kickbacks.ts"
import { lateralRaises } from "./families/lateral-raises.ts"
import { legCurls } from "./families/leg-curls.ts"
import { legExtensions } from "./families/leg-extensions.ts"
import { legPresses } from "./families/leg-presses.ts"
import { legRaises } from "./families/leg-raises.ts"
import { longLifts } from "./families/long-lifts.ts"
import { looseCleans } from "./families/loose-cleans.ts"
import { lunges } from "./families/lunges.ts"
import { machinePresses } from "./families/machine-presses.ts"
import { machineSquats } from "./families/machine-squats.ts"
import { neck } from "./families/neck.ts"
import { oneLegSquats } from "./families/one-leg-squats.ts"
import { pullUps } from "./families/pull-ups.ts"
import { pulldowns } from "./families/pulldowns.ts"
import { pushUps } from "./families/push-ups.ts"
import { pushdowns } from "./families/pushdowns.ts"
import { rearDelts } from "./families/rear-delts.ts"
import { romanianDeadlifts } from "./families/romanian-deadlifts.ts"
import { shinRaises } from "./families/shin-raises.ts"
import { shrugs } from "./families/shrugs.ts"
import { snatches } from "./families/snatches.ts"
import { splitSquats } from "./families/split-squats.ts"
import { squatPresses } from "./families/squat-presses.ts"
import { stepUps } from "./families/step-ups.ts"
import { straightArmPulls } from "./families/straight-arm-pulls.ts"
import { strongman } from "./families/strongman.ts"
import { supportedCurls } from "./families/supported-curls.ts"
import { supportedRows } from "./families/supported-rows.ts"
import { swings } from "./families/swings.ts"
import { throws } from "./families/throws.ts"
import { tricepsExtensions } from "./families/triceps-extensions.ts"
import { trunkTurns } from "./families/trunk-turns.ts"
import { uprightRows } from "./families/upright-rows.ts"
import { upsideDownPresses } from "./families/upside-down-presses.ts"
import type { GuideFamily } from "./guide-family.ts"

/** All families of the guide. An exercise is in at most one of them. */
export const guideFamilies: readonly GuideFamily[] = [
  barbellSquats,
  machineSquats,
  heldSquats,
  oneLegSquats,
  splitSquats,
  lunges,
  stepUps,
  legPresses,
  legExtensions,
  legCurls,
  calfRaises,
  shinRaises,
  deadlifts,
  romanianDeadlifts,
  goodMornings,
  swings,
  bridges,
  hipThrusts,
  kickbacks,
  hipSides,
  backExtensions,
  barbellBenchPresses,
  dumbbellPresses,
  machinePresses,
  pushUps,
  dips,
  flyes,
  barbellOverheadPresses,
  dumbbellOverheadPresses,
  upsideDownPresses,
  pullUps,
  hangs,
  pulldowns,
  straightArmPulls,
  bentOverRows,
  supportedRows,
  bodyRows,
  rearDelts,
  cuff,
  shrugs,
  uprightRows,
  lateralRaises,
  frontRaises,
  curls,
  hammerCurls,
  supportedCurls,
  pushdowns,
  tricepsExtensions,
  forearms,
  crunches,
  legRaises,
  hollowHolds,
  trunkTurns,
  neck,
  cleans,
  snatches,
  jerks,
  looseCleans,
  squatPresses,
  longLifts,
  carries,
  strongman,
  gymnastics,
  jumps,
  throws,
  conditioning,
]
