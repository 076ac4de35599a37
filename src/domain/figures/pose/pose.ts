import type { Side } from "../body/names.ts"
import type { Key, LimbKey } from "./pattern.ts"

const numbers = ["x", "hop", "lean", "bend", "twist", "side", "yaw", "spin", "rope", "fist"] as const
const limbNumbers = ["wrist", "palm", "open", "legDepth", "armDepth"] as const
const limbLists = ["leg", "foot", "knee", "arm", "elbow", "shrug", "thumb"] as const

type Numbers = Record<(typeof numbers)[number], number>
type LimbNumbers = Record<(typeof limbNumbers)[number], number>
type LimbLists = { [Name in (typeof limbLists)[number]]?: readonly number[] | undefined }

/** One side's arm and leg at a moment. */
export interface Limbs extends LimbNumbers, LimbLists {
  hand?: LimbKey["hand"] | undefined
}

/**
 * The whole body at a moment: like a `Key`, but with what the moment doesn't name taken from the moments
 * before.
 */
export interface Pose extends Numbers {
  at?: readonly number[] | undefined
  bar?: readonly number[] | undefined
  look?: number | undefined
  turn?: number | undefined
  R: Limbs
  L: Limbs
}

const restingLimbs: Limbs = { wrist: 0, palm: 0, open: 0, legDepth: 0, armDepth: 0 }
const rest: Pose = {
  ...{ x: 0, hop: 0, lean: 0, bend: 0, twist: 0, side: 0, yaw: 0, spin: 0, rope: 1, fist: 0 },
  R: restingLimbs,
  L: restingLimbs,
}

/** The poses of a pattern's moments. Each one takes what it doesn't name from the one before. */
export function posesOf(keys: readonly Key[]): Pose[] {
  const poses: Pose[] = []
  for (const key of keys) poses.push(poseAfter(poses.at(-1) ?? rest, key))
  return poses
}

function poseAfter(before: Pose, key: Key): Pose {
  const pose: Pose = {
    ...before,
    at: key.at ?? before.at,
    bar: key.bar ?? before.bar,
    look: key.look ?? before.look,
    turn: key.turn ?? before.turn,
    R: limbsAfter(before.R, key, "R"),
    L: limbsAfter(before.L, key, "L"),
  }
  for (const name of numbers) pose[name] = key[name] ?? before[name]
  return pose
}

function limbsAfter(before: Limbs, key: Key, side: Side): Limbs {
  const limbs: Limbs = { ...before, hand: key[`hand${side}`] ?? key.hand ?? before.hand }
  for (const name of limbNumbers) limbs[name] = key[`${name}${side}`] ?? key[name] ?? before[name]
  for (const name of limbLists) limbs[name] = key[`${name}${side}`] ?? listAfter(key[name], before[name])
  return limbs
}

/** A list at a moment: the one it names, an empty list if it names `null`, or else the list of the moment before. */
function listAfter(named: readonly number[] | null | undefined, before: readonly number[] | undefined) {
  return named === undefined ? before : (named ?? undefined)
}

/**
 * Mixes four consecutive poses, number by number. `mix` gets the numbers at the same position of each pose,
 * undefined where a pose has none.
 */
export function mixedPose(
  [before, from, to, after]: readonly [Pose | undefined, Pose, Pose, Pose | undefined],
  mix: Mix,
): Pose {
  const pose: Pose = {
    ...from,
    at: mixedList([before?.at, from.at, to.at, after?.at], mix),
    bar: mixedList([before?.bar, from.bar, to.bar, after?.bar], mix),
    look: mixedNumber([before?.look, from.look, to.look, after?.look], mix),
    turn: mixedNumber([before?.turn, from.turn, to.turn, after?.turn], mix),
    R: mixedLimbs([before?.R, from.R, to.R, after?.R], mix),
    L: mixedLimbs([before?.L, from.L, to.L, after?.L], mix),
  }
  for (const name of numbers) pose[name] = mix(before?.[name], from[name], to[name], after?.[name])
  return pose
}

/** Finds the number between `from` and `to`, given the numbers before and after them. */
export type Mix = (before: number | undefined, from: number, to: number, after: number | undefined) => number

type InARow<T> = readonly [before: T | undefined, from: T, to: T, after: T | undefined]

function mixedLimbs([before, from, to, after]: InARow<Limbs>, mix: Mix): Limbs {
  const limbs: Limbs = { ...from, hand: mixedHand([before?.hand, from.hand, to.hand, after?.hand], mix) }
  for (const name of limbNumbers) limbs[name] = mix(before?.[name], from[name], to[name], after?.[name])
  for (const name of limbLists)
    limbs[name] = mixedList([before?.[name], from[name], to[name], after?.[name]], mix)
  return limbs
}

function mixedNumber([before, from, to, after]: InARow<number | undefined>, mix: Mix) {
  return from === undefined || to === undefined ? from : mix(before, from, to, after)
}

function mixedList([before, from, to, after]: InARow<readonly number[] | undefined>, mix: Mix) {
  return (
    from &&
    to &&
    from.map((number, index) => mix(before?.[index], number, to[index] ?? number, after?.[index]))
  )
}

function mixedHand([before, from, to, after]: InARow<LimbKey["hand"] | undefined>, mix: Mix): Limbs["hand"] {
  if (!from || !to || !isGrip(from) || !isGrip(to)) {
    const lists = [before, from, to, after].map((hand) => (hand && isGrip(hand) ? undefined : hand))
    return mixedList([lists[0], lists[1], lists[2], lists[3]], mix) ?? from
  }
  const [on, ...at] = from
  const [, ...end] = to
  return [on, ...at.map((number, index) => mix(undefined, number, end[index] ?? number, undefined))]
}

/** Whether a hand is placed by what it holds or touches, and not by a point in space. */
export function isGrip(
  hand: LimbKey["hand"],
): hand is Extract<LimbKey["hand"], readonly [string, ...unknown[]]> {
  return typeof hand[0] === "string"
}
