import type { Bar, Kit } from "../kit/kit.ts"
import type { Pose } from "../pose/pose.ts"
import { pointIn } from "../space/frame.ts"
import { add, between, type Vector } from "../space/vector.ts"
import { armOf } from "./arms.ts"
import { type Joints, lengths, type Trunk } from "./joints.ts"
import { legOf } from "./legs.ts"
import { trunkOf } from "./trunk.ts"

/**
 * Works out where every joint is in a pose. If the pose doesn't say where the hips are, the lower foot is on
 * the floor.
 */
export function jointsOf(pose: Pose, kit: readonly Kit[]): Joints {
  if (pose.at) return jointsOver(pose, [pose.at[0] ?? 0, pose.at[1] ?? 0, pose.at[2] ?? 0], kit)
  const { legs } = jointsOver(pose, [0, 0, 0], kit)
  const lowest = Math.min(...[...legs.R.foot, ...legs.L.foot].map(({ center, radius }) => center[1] - radius))
  return jointsOver(pose, [pose.x, pose.hop - lowest, 0], kit)
}

function jointsOver(pose: Pose, hips: Vector, kit: readonly Kit[]): Joints {
  const trunk = trunkOf(pose, hips)
  const hip = (outward: number) => pointIn(hips, trunk.pelvisFrame, [0, 0, outward])
  const legs = {
    R: legOf(pose, "R", hip(lengths.hip)),
    L: legOf(pose, "L", hip(-lengths.hip)),
  }
  const bar = barOf(pose, kit, trunk)
  const arms = {
    R: armOf(pose, "R", { trunk, leg: legs.R, bar: bar ?? [0, 0, 0] }),
    L: armOf(pose, "L", { trunk, leg: legs.L, bar: bar ?? [0, 0, 0] }),
  }
  return { trunk, legs, arms, bar: bar ?? barBetween(arms, kit) }
}

function barBetween({ R, L }: Joints["arms"], kit: readonly Kit[]): Vector {
  const isInElbows = kit.some((item) => item.is === "bar" && item.on === "elbows")
  return isInElbows ? add(between(R.elbow, L.elbow, 0.5), [4, 5, 0]) : between(R.grip, L.grip, 0.5)
}

/** The middle of a bar that the hands follow; undefined when the bar follows the hands, or there is none. */
function barOf(pose: Pose, kit: readonly Kit[], trunk: Trunk): Vector | undefined {
  const bar = kit.find((item): item is Bar => item.is === "bar")
  if (!bar) return undefined
  if (pose.bar) return [pose.bar[0] ?? 0, pose.bar[1] ?? 0, 0]
  switch (bar.on ?? "hands") {
    case "back":
      return pointIn(trunk.waist, trunk.chestFrame, [-11, 27.5, 0])
    case "front":
      return pointIn(trunk.waist, trunk.chestFrame, [12.5, 28, 0])
    case "hip":
      return pointIn(trunk.hips, trunk.pelvisFrame, [13.5, 2, 0])
    default:
      return undefined
  }
}
