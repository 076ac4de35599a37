import { describe, expect, it } from "vitest"
import type { Joints, Leg } from "./body/joints.ts"
import { sides } from "./body/names.ts"
import { jointsOf } from "./body/solve.ts"
import { exercisesWithFigure, patternOfExercise } from "./exercises/pattern-of-exercise.ts"
import { endOf } from "./figure.ts"
import { patterns } from "./patterns/patterns.ts"
import { poseAt } from "./pose/moment.ts"
import type { Pattern } from "./pose/pattern.ts"
import { posesOf } from "./pose/pose.ts"
import { add, between, dot, length, scale, subtract, type Vector } from "./space/vector.ts"

// Centimeters and degrees.
const reach = 2
const belowFloor = -2.5
const kneeFolds = 28
const elbowFolds = 19
const hipBack = 40
const neckBends = 62
const moments = Array.from({ length: 20 }, (_, index) => index / 19)

const drawn: [name: string, pattern: Pattern][] = [
  ...Object.entries<Pattern>(patterns),
  ...exercisesWithFigure.flatMap((name): [string, Pattern][] => {
    const pattern = patternOfExercise(name)
    return pattern ? [[name, pattern]] : []
  }),
]

describe.each(drawn)("A figure of %s", (_, pattern) => {
  const movement = moments.map((moment) => jointsOf(poseAt(pattern, moment), pattern.kit ?? []))

  it("has hands and feet where they belong", () => {
    for (const { legs, arms } of movement)
      for (const [side] of sides) {
        expect(legs[side].miss).toBeLessThan(reach)
        expect(arms[side].miss).toBeLessThan(reach)
      }
  })

  it("bends its knees, elbows, hips and neck no further than people do", () => {
    for (const { trunk, legs, arms } of movement) {
      for (const [side] of sides) {
        const [leg, arm] = [legs[side], arms[side]]
        expect(angleAt(leg.knee, leg.hip, leg.ankle)).toBeGreaterThan(kneeFolds)
        expect(angleAt(arm.elbow, arm.shoulder, arm.wrist)).toBeGreaterThan(elbowFolds)
        const back = thighBehindTrunk(leg, trunk)
        expect(back > hipBack && back < 120, `hip ${back}° back`).toBe(false)
      }
      expect(angleBetween(trunk.headFrame.up, trunk.chestFrame.up)).toBeLessThan(neckBends)
    }
  })

  it("folds its knees backward", () => {
    for (const { legs } of movement)
      for (const [side] of sides) {
        const { front, toe, knee, hip, ankle } = legs[side]
        const isStraight = angleAt(knee, hip, ankle) > 170
        if (!isStraight) expect(dot(front, toe)).toBeGreaterThan(-0.75)
      }
  })

  it("shows another moment beside its start", () => {
    if (pattern.keys.length > 1) expect(endOf(pattern)).toBeGreaterThan(0)
  })

  it("stays above the floor", () => {
    for (const joints of movement) expect(lowestOf(joints)).toBeGreaterThan(belowFloor)
  })

  it("keeps its limbs in one piece all the way", () => {
    const keys = posesOf(pattern.keys)
    for (const [side] of sides) {
      expect(new Set(keys.map((pose) => pose[side].leg === undefined)).size).toBe(1)
      expect(new Set(keys.map((pose) => pose[side].arm === undefined)).size).toBe(1)
    }
  })
})

const withBar = drawn.filter(([, { kit = [] }]) => kit.some(({ is }) => is === "bar"))

describe.each(withBar)("The bar of %s", (_, pattern) => {
  it("is level, and the hands don't slide along it", () => {
    const held = moments.map((moment) => jointsOf(poseAt(pattern, moment), pattern.kit ?? []).arms)
    const spans = held.map(({ R, L }) => length(subtract(R.grip, L.grip)))
    expect(Math.max(...spans) - Math.min(...spans)).toBeLessThan(2.5)
    for (const { R, L } of held) expect(Math.abs(R.grip[1] - L.grip[1])).toBeLessThan(1)
  })
})

const onItsFeet = drawn.filter(([, { stands }]) => stands)

describe.each(onItsFeet)("Standing, %s", (_, pattern) => {
  it("keeps its weight over its feet", () => {
    for (const moment of moments) {
      const joints = jointsOf(poseAt(pattern, moment), pattern.kit ?? [])
      const [x] = weightOf(joints, loadOf(pattern))
      const feet = sides.flatMap(([side]) => joints.legs[side].foot.map(({ center }) => center[0]))
      expect(x).toBeGreaterThan(Math.min(...feet) - 7)
      expect(x).toBeLessThan(Math.max(...feet) + 3)
    }
  })
})

function angleAt(joint: Vector, one: Vector, other: Vector) {
  return angleBetween(subtract(one, joint), subtract(other, joint))
}

function angleBetween(one: Vector, other: Vector) {
  const cosine = dot(one, other) / (length(one) * length(other) || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

function thighBehindTrunk({ hip, knee }: Leg, { pelvisFrame }: Joints["trunk"]) {
  const thigh = subtract(knee, hip)
  return (Math.atan2(-dot(thigh, pelvisFrame.front), -dot(thigh, pelvisFrame.up)) * 180) / Math.PI
}

function lowestOf({ trunk, legs, arms }: Joints) {
  const limbs = sides.flatMap(([side]) => [
    ...legs[side].foot.map(({ center, radius }) => center[1] - radius),
    legs[side].knee[1],
    arms[side].elbow[1],
    arms[side].grip[1],
  ])
  return Math.min(trunk.hips[1] - 8, ...limbs)
}

/** The share of body weight that the load is, roughly. */
function loadOf({ kit = [] }: Pattern) {
  if (kit.some(({ is }) => is === "bar")) return 0.5
  return kit.some(({ is }) => is === "dumbbell" || is === "kettlebell") ? 0.15 : 0
}

/** The center of mass of body and load, by shares of body weight from de Leva (1996), rounded. */
function weightOf({ trunk, legs, arms, bar }: Joints, load: number): Vector {
  const limbs = sides.flatMap(([side]): [number, Vector][] => [
    [0.105, between(legs[side].hip, legs[side].knee, 0.43)],
    [0.06, between(legs[side].knee, legs[side].ankle, 0.45)],
    [0.03, between(arms[side].shoulder, arms[side].elbow, 0.45)],
    [0.025, between(arms[side].elbow, arms[side].grip, 0.5)],
  ])
  const parts: [number, Vector][] = [
    [0.48, between(trunk.hips, trunk.neck, 0.5)],
    [0.08, trunk.head],
    ...limbs,
    [load, bar],
  ]
  const mass = parts.reduce((sum, [share]) => sum + share, 0)
  const moment = parts.reduce<Vector>((sum, [share, at]) => add(sum, scale(at, share)), [0, 0, 0])
  return scale(moment, 1 / mass)
}
