import type { Joints } from "../body/joints.ts"
import { jointsOf } from "../body/solve.ts"
import { isOnSeat, seatsOf } from "./seats.ts"
import type { Kit } from "../kit/kit.ts"
import { poseAt } from "../pose/moment.ts"
import type { Pattern } from "../pose/pattern.ts"
import { type SeenArm, seenArm, type SeenLegs, seenLegs } from "./arms-and-legs.ts"
import { type SeenPalms, seenPalms } from "./palms.ts"
import { type Posture, postureOf } from "./posture.ts"

/** What is in the hands, on the body or around it. */
export type SeenKit = Kit["is"] | "barOnBack" | "barOnShoulders" | "barOnHips" | "barInElbows"

/** A description of a figure at a moment, for people who can't see it. */
export interface Sight {
  posture: Posture
  arms: Record<"R" | "L", SeenArm>
  palms: SeenPalms | undefined
  legs: SeenLegs
  kit: readonly SeenKit[]
}

/** What a pattern's figure shows at a moment between 0 and 1. */
export function whatIsSeen(pattern: Pattern, moment: number): Sight {
  const { kit = [] } = pattern
  const joints = jointsOf(poseAt(pattern, moment), kit)
  return {
    posture: postureOf(joints, {
      hasSeat: sits(kit, joints),
      hasBar: kit.some(isAbove),
      hasStep: kit.some(isBelow),
    }),
    arms: { R: seenArm(joints, "R"), L: seenArm(joints, "L") },
    palms: seenPalms(joints),
    legs: seenLegs(joints),
    kit: [...new Set(kit.map(seenKitOf))],
  }
}

function isAbove({ is }: Kit) {
  return is === "pole" || is === "strap"
}

function isBelow({ is }: Kit) {
  return is === "slab" || is === "carriage" || is === "disc"
}

function sits(kit: readonly Kit[], { trunk, legs }: Joints) {
  const isLow = trunk.hips[1] - Math.min(legs.R.ankle[1], legs.L.ankle[1]) < 66
  return isLow && seatsOf(kit).some((seat) => isOnSeat(seat, trunk.hips))
}

function seenKitOf(item: Kit): SeenKit {
  if (item.is !== "bar") return item.is
  switch (item.on) {
    case "back":
      return "barOnBack"
    case "front":
      return "barOnShoulders"
    case "hip":
      return "barOnHips"
    case "elbows":
      return "barInElbows"
    default:
      return "bar"
  }
}
