import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Lift } from "../lift.ts"
import { loadFor, movedWeight } from "../strength.ts"

const missesForCut = 2
const cutShare = 0.95
const stallShare = 0.925

/** Whether the load was missed often enough to come down, which is twice (our own rule). */
export const isCutDue = (misses: number) => misses >= missesForCut

/** The heaviest available load that moves no more than a share of the current weight, body weight included; the lightest load if there is none. */
export function shareOfLoad(load: number, share: number, lift: Lift, scale: LoadScale): number {
  const aim = loadFor(movedWeight(load, lift) * share, lift)
  const near = scale.nearest(aim)
  return near > aim + 1e-6 ? scale.lighter(near) : near
}

/** The load after two misses (5% less) or on a plateau (7.5% less); at least one available load lighter (our own rule). */
export function cut(load: number, cause: "missed" | "stall", lift: Lift, scale: LoadScale): number {
  const aim = loadFor(movedWeight(load, lift) * (cause === "missed" ? cutShare : stallShare), lift)
  return Math.min(scale.nearest(aim), scale.lighter(load))
}
