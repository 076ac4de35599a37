import type { Joints } from "../body/joints.ts"
import { type Side, sides } from "../body/names.ts"
import type { Kit, Slab } from "../kit/kit.ts"
import { benchParts } from "../kit/machines.ts"
import { ahead, between, dot, rightward, subtract, turn, upward, type Vector } from "../space/vector.ts"

/** How far the middle of a part of the trunk may be from the pad that it rests on, in centimeters. */
const nearest = 4
const farthest = 19
/** If the trunk is farther than this from a pad, it isn't meant to rest on it. */
const apart = 46
/** If hips move less than this, they are resting on something. */
const still = 6
/** How far a joint may sink into a pad or a box, in centimeters. */
const depth = 2.5

/** Finds where a body that should rest on a seat, a bench or a pad sinks into it or hovers above it. */
export function contactProblems(kit: readonly Kit[], movement: readonly Joints[]): string[] {
  const pads = kit.flatMap(padsOf)
  const rests = isStill(movement.map(({ trunk }) => trunk.hips)) && !standsUp(movement)
  return pads.flatMap((pad) => [
    ...(rests ? restProblems(pad, movement) : []),
    ...movement.flatMap((joints) => insideProblems(pad, joints)),
  ])
}

function padsOf(item: Kit): Slab[] {
  if (item.is === "slab") return item.isHollow ? [] : [item]
  return item.is === "bench" ? benchParts(item).flatMap(padsOf) : []
}

/** Hips must touch the seat below them at every moment. A trunk must touch the pad along it at some moment, and never sink into it. */
function restProblems(pad: Slab, movement: readonly Joints[]): string[] {
  const facing = turn(pad.s[0] < pad.s[1] ? ahead : upward, rightward, pad.tilt ?? 0)
  const isSeat = facing[1] > 0.85
  const isAlongTrunk = movement.every(({ trunk }) => Math.abs(dot(facing, trunk.chestFrame.front)) > 0.85)
  const hips = isSeat ? gapsTo(pad, movement, ({ trunk }) => trunk.hips) : []
  const trunk = isAlongTrunk ? gapsTo(pad, movement, chestOf) : []
  return [
    ...(hips.some((gap) => gap < nearest || gap > farthest) ? ["hips-off-seat"] : []),
    ...(trunk.some((gap) => gap < nearest) ? ["trunk-in-pad"] : []),
    ...(trunk.length > 0 && Math.min(...trunk) > farthest ? ["trunk-off-pad"] : []),
  ]
}

function gapsTo(pad: Slab, movement: readonly Joints[], pointOf: (joints: Joints) => Vector): number[] {
  return movement
    .map((joints) => placeAt(pad, pointOf(joints)))
    .filter(({ thin, over }) => over && thin < apart)
    .map(({ thin }) => thin)
}

function chestOf({ trunk }: Joints) {
  return between(trunk.waist, trunk.neck, 0.4)
}

function insideProblems(pad: Slab, { trunk, legs, arms }: Joints): string[] {
  const points: [string, Vector][] = [
    ["hips", trunk.hips],
    ["head", trunk.head],
    ...sides.flatMap(([side]): [string, Vector][] => limbPoints(side, legs[side], arms[side])),
  ]
  return points.filter(([, point]) => isInside(pad, point)).map(([name]) => `inside-${name}`)
}

function limbPoints(side: Side, leg: Joints["legs"]["R"], arm: Joints["arms"]["R"]): [string, Vector][] {
  return [
    [`knee-${side}`, leg.knee],
    [`ankle-${side}`, leg.ankle],
    [`elbow-${side}`, arm.elbow],
    [`hand-${side}`, arm.grip],
  ]
}

/** How far a point is from the nearer of a pad's two large faces, and whether it is over that face. */
function placeAt(pad: Slab, point: Vector) {
  const inPad = alongAxes(pad, point)
  const thinnest = pad.s[0] < pad.s[1] ? 0 : 1
  const along = thinnest === 0 ? 1 : 0
  return {
    thin: Math.abs(inPad[thinnest] ?? 0) - (pad.s[thinnest] ?? 0) / 2,
    over:
      pad.s[thinnest] <= 12 &&
      Math.abs(inPad[along] ?? 0) < (pad.s[along] ?? 0) / 2 &&
      Math.abs(inPad[2] ?? 0) < pad.s[2] / 2,
  }
}

function isInside(pad: Slab, point: Vector) {
  return alongAxes(pad, point).every((at, axis) => Math.abs(at) < (pad.s[axis] ?? 0) / 2 - depth)
}

function alongAxes({ c, tilt = 0 }: Slab, point: Vector): [number, number, number] {
  const from = subtract(point, c)
  const along = (axis: Vector) => dot(from, turn(axis, rightward, tilt))
  return [along(ahead), along(upward), along(rightward)]
}

function isStill(points: readonly Vector[]) {
  return [0, 1, 2].every((axis) => {
    const along = points.map((point) => point[axis] ?? 0)
    return Math.max(...along) - Math.min(...along) < still
  })
}

/** Whether the hips are high enough above both feet for the legs to carry the body. */
function standsUp(movement: readonly Joints[]) {
  return movement.some(({ trunk, legs }) => trunk.hips[1] - Math.min(legs.R.ankle[1], legs.L.ankle[1]) > 66)
}
