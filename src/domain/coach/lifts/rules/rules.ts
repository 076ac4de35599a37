import { nextReturnShare, wayBackAfter } from "./away.ts"
import { bridgeTop, isFarBeyond, isReadyToAdd, isWithinCap, raise } from "./add.ts"
import { baseAfter, isJudged } from "./base.ts"
import { isAtLimit } from "./effort.ts"
import { judge } from "./judge.ts"
import { isTooSoon, lighterReason } from "./lighter-week.ts"
import { cut, isCutDue } from "./lower.ts"
import { isStalled, rungAction } from "./plateau.ts"
import { nextOfWave } from "./waves.ts"

/** The coach's rules, one function each. An evaluation can replace any of them to check that the tests notice. */
export const coachRules = {
  judge,
  isAtLimit,
  isReadyToAdd,
  isFarBeyond,
  raise,
  isWithinCap,
  bridgeTop,
  isCutDue,
  cut,
  isStalled,
  nextOfWave,
  rungAction,
  isJudged,
  baseAfter,
  wayBackAfter,
  nextReturnShare,
  lighterReason,
  isTooSoon,
}
export type CoachRules = typeof coachRules
