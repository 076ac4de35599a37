import { expect, it } from "vitest"
import { exercisesWithFigure, patternOfExercise } from "../exercises/pattern-of-exercise.ts"
import type { Key, LimbKey, Pattern } from "../pose/pattern.ts"
import { isGrip } from "../pose/pose.ts"
import { problemsOfFigure } from "./problems-of-figure.ts"

/** A way to spoil a moment of a movement; undefined if the moment has nothing that it could spoil. */
type Spoil = (key: Key) => Key | undefined

/** Every twelfth of the figures that can be spoiled in this way, spoiled. */
function spoiled(spoil: Spoil, isMeant: (pattern: Pattern) => boolean): Pattern[] {
  return exercisesWithFigure
    .flatMap((name) => patternOfExercise(name) ?? [])
    .filter((pattern) => isMeant(pattern) && pattern.keys.some((key) => spoil(key)))
    .filter((_, index) => index % 12 === 0)
    .map((pattern) => ({ ...pattern, keys: pattern.keys.map((key) => spoil(key) ?? key) }))
}

/** The share of spoiled figures in which the checks find something. */
function shareCaught(patterns: readonly Pattern[]): number {
  expect(patterns.length).toBeGreaterThan(4)
  return patterns.filter((pattern) => problemsOfFigure(pattern).length > 0).length / patterns.length
}

const holdsBar = ({ kit = [] }: Pattern) => kit.some(({ is }) => is === "bar")
const any = () => true

it("notices most elbows that are bent backward", () => {
  const backward: Spoil = ({ arm, elbow, ...key }) => {
    if (arm) {
      const [upper = 0, out = 0, fore = 0, ...rest] = arm
      return Math.abs(fore - upper) > 40
        ? { ...key, arm: [upper, out, 2 * upper - fore, ...rest] }
        : undefined
    }
    return elbow && { ...key, elbow: elbow.map((along) => -along) }
  }
  expect(shareCaught(spoiled(backward, any))).toBeGreaterThan(0.6)
})

it("notices feet that stand too wide", () => {
  const apart: Spoil = ({ foot, ...key }) =>
    foot && { ...key, foot: foot.map((at, axis) => (axis === 2 ? at + 25 : at)) }
  expect(shareCaught(spoiled(apart, any))).toBeGreaterThan(0.9)
})

it("notices hips that are 15 cm too high", () => {
  const raised: Spoil = ({ at, ...key }) =>
    at && { ...key, at: at.map((along, axis) => (axis === 1 ? along + 15 : along)) }
  expect(shareCaught(spoiled(raised, any))).toBeGreaterThan(0.6)
})

it("notices a hand that left the bar", () => {
  const away: Spoil = ({ hand, ...key }) => hand && { ...key, hand, handR: movedUp(hand) }
  expect(shareCaught(spoiled(away, holdsBar))).toBeGreaterThan(0.9)
})

function movedUp(hand: LimbKey["hand"]): LimbKey["hand"] {
  if (!isGrip(hand)) return hand.map((at, axis) => (axis === 1 ? at + 12 : at))
  const [on, along = 0, ...rest] = hand
  return [on, along + 12, ...rest]
}

it("notices kit that is so far away that the figure is small", () => {
  const figures = exercisesWithFigure.flatMap((name) => patternOfExercise(name) ?? [])
  const far = figures
    .filter((_, index) => index % 40 === 0)
    .map((pattern): Pattern => ({ ...pattern, kit: [...(pattern.kit ?? []), { is: "tower", x: 600 }] }))
  expect(shareCaught(far)).toBe(1)
})
