import type { Arm, Joints, Leg, Trunk } from "../body/joints.ts"
import { type Side, sides } from "../body/names.ts"
import { acrossAxis, cross, dot, length, scale, subtract, turn, unit, type Vector } from "../space/vector.ts"
import { angleAt, angleBetween } from "../space/angles.ts"

// Limits on the joints, in centimeters and degrees.
const reach = 2
const belowFloor = -2.5
const kneeFolds = 28
const elbowFolds = 19
const hipBack = 40
const neckBends = 62
const turnedIn = -118
const turnedOut = 130
const inward = 5

/** Finds positions of the joints, at one moment, that no body can take. */
export function limitsBrokenBy(joints: Joints): string[] {
  const { trunk, legs, arms } = joints
  const neck = angleBetween(trunk.headFrame.up, trunk.chestFrame.up)
  return [
    ...(neck > neckBends ? ["neck-bent"] : []),
    ...(lowestOf(joints) < belowFloor ? ["under-floor"] : []),
    ...sides.flatMap(([side, sign]) => [
      ...legProblems(legs[side], trunk, side),
      ...armProblems(arms[side], trunk, side, sign),
    ]),
  ]
}

function legProblems(leg: Leg, trunk: Trunk, side: Side): string[] {
  const { knee, hip, ankle, front, toe, miss } = leg
  const bend = angleAt(knee, hip, ankle)
  const back = thighBehindTrunk(leg, trunk)
  return [
    ...(miss >= reach ? [`foot-misses-${side}`] : []),
    ...(bend <= kneeFolds ? [`knee-folded-${side}`] : []),
    ...(bend <= 170 && dot(front, toe) <= -0.75 ? [`knee-forward-${side}`] : []),
    ...(back > hipBack && back < 120 ? [`hip-back-${side}`] : []),
  ]
}

function armProblems(arm: Arm, trunk: Trunk, side: Side, sign: number): string[] {
  const rotation = rotationOf(arm, trunk, sign)
  return [
    ...(arm.miss >= reach ? [`hand-misses-${side}`] : []),
    ...(angleAt(arm.elbow, arm.shoulder, arm.wrist) <= elbowFolds ? [`elbow-folded-${side}`] : []),
    ...(rotation < turnedIn || rotation > turnedOut ? [`elbow-backward-${side}`] : []),
    ...(isInward(arm, trunk, sign) ? [`elbow-across-${side}`] : []),
  ]
}

/**
 * How far the upper arm is turned about its own length, in degrees, outward above 0. The elbow is a hinge, so
 * the side to which the forearm folds shows the turn. 0 if the arm is straight, or raised so high that any
 * turn is possible.
 */
function rotationOf({ shoulder, elbow, wrist }: Arm, { chestFrame }: Trunk, sign: number): number {
  const [upper, lower] = [unit(subtract(elbow, shoulder)), unit(subtract(wrist, elbow))]
  const down = scale(chestFrame.up, -1)
  const raised = angleBetween(down, upper)
  if (raised > 105 || angleBetween(upper, lower) < 25) return 0
  const axis = cross(down, upper)
  const forward = length(axis) < 0.001 ? chestFrame.front : turn(chestFrame.front, unit(axis), raised)
  const fold = acrossAxis(lower, upper)
  return (Math.atan2(dot(fold, cross(upper, forward)) * sign, dot(fold, forward)) * 180) / Math.PI
}

/** Whether an elbow is nearer to the middle of the body than both its shoulder and its hand. */
function isInward({ shoulder, elbow, grip }: Arm, { chestFrame }: Trunk, sign: number) {
  const outward = (from: Vector) => dot(subtract(elbow, from), chestFrame.right) * sign
  return outward(grip) < -inward && outward(shoulder) < -inward
}

function thighBehindTrunk({ hip, knee }: Leg, { pelvisFrame }: Trunk) {
  const thigh = subtract(knee, hip)
  return (Math.atan2(-dot(thigh, pelvisFrame.front), -dot(thigh, pelvisFrame.up)) * 180) / Math.PI
}

/** The height of the lowest part of the body. */
export function lowestOf({ trunk, legs, arms }: Joints) {
  const limbs = sides.flatMap(([side]) => [
    ...legs[side].foot.map(({ center, radius }) => center[1] - radius),
    legs[side].knee[1],
    arms[side].elbow[1],
    arms[side].grip[1],
  ])
  return Math.min(trunk.hips[1] - 8, ...limbs)
}
