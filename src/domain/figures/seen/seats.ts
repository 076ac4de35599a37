import type { Kit, Slab } from "../kit/kit.ts"
import { benchParts } from "../kit/machines.ts"
import type { Vector } from "../space/vector.ts"

/** The level pads that the hips may be on. */
export function seatsOf(kit: readonly Kit[]): Slab[] {
  return kit.flatMap((item) => {
    if (item.is === "bench") return seatsOf(benchParts(item))
    return item.is === "slab" && item.s[0] > item.s[1] / 2 && Math.abs(item.tilt ?? 0) < 24 ? [item] : []
  })
}

/** Whether the hips are right above a seat. */
export function isOnSeat({ c, s }: Slab, hips: Vector): boolean {
  const above = hips[1] - c[1] - s[1] / 2
  return (
    Math.abs(hips[0] - c[0]) < s[0] / 2 + 6 &&
    Math.abs(hips[2] - c[2]) < s[2] / 2 + 6 &&
    above > 0 &&
    above < 22
  )
}
