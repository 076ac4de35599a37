import type { Pose } from "../pose/pose.ts"
import type { Side } from "../body/names.ts"
import { acrossAxis, add, ahead, scale, turn, unit, upward, type Vector } from "../space/vector.ts"
import { type Leg, lengths } from "./joints.ts"
import { directionOf, outsideOfBend, reachWithTwoBones } from "./two-bones.ts"

interface Bones {
  knee: Vector
  ankle: Vector
  toe: Vector
  soleUp: Vector
  miss: number
  /** Where the tip of the toes stays while the heel is raised. */
  tip?: Vector
}

const standing = [9, 0, 11]
const shares = lengths.thigh / (lengths.thigh + lengths.shank)

/** A leg, posed by its angles or by where its foot is. */
export function legOf(pose: Pose, side: Side, hip: Vector): Leg {
  const { knee, ankle, toe, soleUp, miss, tip } = pose[side].leg
    ? byAngles(pose, side, hip)
    : byFoot(pose, side, hip)
  const at = (forward: number, up: number) => add(add(ankle, scale(toe, forward)), scale(soleUp, up))
  return {
    hip,
    knee,
    ankle,
    toe,
    soleUp,
    miss,
    front: outsideOfBend([hip, knee, ankle], shares, toe),
    foot: [
      { center: at(-3.2, -4.2), radius: 3.8 },
      { center: at(6, -3.6), radius: 4.1 },
      { center: at(13, -5), radius: 3 },
      { center: tip ?? at(18, -5.7), radius: 2.3 },
    ],
  }
}

function byAngles(pose: Pose, side: Side, hip: Vector): Bones {
  const sign = side === "R" ? 1 : -1
  const [thigh = 0, out = 0, shank = 0, shankOut = out, pointed = 0] = pose[side].leg ?? []
  const bone = (forward: number, outward: number) =>
    turn(directionOf(forward, outward, sign), upward, pose.yaw)
  const lower = bone(shank, shankOut)
  const knee = add(hip, scale(bone(thigh, out), lengths.thigh))
  const up = scale(lower, -1)
  const toe = unit(turn(bone(shank + 90 - pointed, shankOut * 0.4), unit(up), pose.spin))
  return {
    knee,
    ankle: add(knee, scale(lower, lengths.shank)),
    toe,
    soleUp: acrossAxis(up, toe),
    miss: 0,
  }
}

function byFoot(pose: Pose, side: Side, hip: Vector): Bones {
  const sign = side === "R" ? 1 : -1
  const [x = 0, y = 0, z = 0, lift = 0, out = 12] = pose[side].foot ?? standing
  const yawed = (vector: Vector) => turn(vector, upward, pose.yaw)
  const turnedOut = (angle: number) => yawed(turn(directionOf(angle - lift, 0, sign), upward, -sign * out))
  const [toe, soleUp] = [turnedOut(90), turnedOut(180)]
  const onSurface = yawed([x, y, sign * z])
  const target = add(add(onSurface, scale(toe, -lengths.ball)), scale(soleUp, lengths.ankle))
  const [px, py, pz] = pose[side].knee ?? []
  const pole: Vector =
    px === undefined
      ? add(turn(ahead, upward, pose.yaw - sign * (out + 6)), [0, 0.15, 0])
      : yawed([px, py ?? 0, sign * (pz ?? 0)])
  const { joint, end, miss } = reachWithTwoBones(hip, target, [lengths.thigh, lengths.shank], pole)
  const bones = { knee: joint, ankle: end, toe, soleUp, miss }
  // A raised heel bends the foot at its ball: the toes stay on the surface.
  if (lift <= 8 || lift >= 120) return bones
  const level = scale(unit([toe[0], 0, toe[2]]), 4.5)
  return { ...bones, tip: add(add(onSurface, [0, 2.4, 0]), level) }
}
