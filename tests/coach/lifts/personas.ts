import type { Lift, RoleBase } from "#domain/coach/lifts/lift.ts"
import { type LoadScale, scaleOf, steppedScale } from "#domain/loads/load-scale.ts"

const bodyWeight = 85

/** A lift in the simulation: how it is trained, and an average lifter's 1RM. */
export interface SimulatedLift {
  name: string
  lift: Lift
  base: RoleBase
  scale: LoadScale
  reference: number
}

function simulated(
  name: string,
  [sets, low, high]: [number, number, number],
  {
    step,
    reference,
    isLowerBody = false,
    isSmall = false,
  }: {
    step: number
    reference: number
    isLowerBody?: boolean
    isSmall?: boolean
  },
): SimulatedLift {
  return {
    name,
    lift: { unit: "kg", load: "outside", body: null, isLowerBody, isSmall },
    base: { role: "straight", sets, low, high, shares: [] },
    scale: steppedScale(step, { lightest: step, heaviest: 500 }),
    reference,
  }
}

/** Assistance counts as a load below zero, so less of it is more load. */
const assisted: SimulatedLift = {
  ...simulated("assisted", [3, 6, 10], { step: 5, reference: 95 }),
  lift: { unit: "kg", load: "help", body: bodyWeight, isLowerBody: false, isSmall: false },
  scale: scaleOf(Array.from({ length: 17 }, (_, place) => -80 + 5 * place)),
}

export const lifts: readonly SimulatedLift[] = [
  simulated("squat", [3, 5, 8], { step: 2.5, reference: 150, isLowerBody: true }),
  simulated("bench", [3, 6, 10], { step: 2.5, reference: 110 }),
  simulated("row", [3, 8, 12], { step: 2.5, reference: 90 }),
  simulated("hinge", [3, 8, 10], { step: 2.5, reference: 140, isLowerBody: true }),
  simulated("press", [3, 6, 10], { step: 2.5, reference: 70 }),
  simulated("lateral", [3, 12, 20], { step: 2, reference: 18, isSmall: true }),
  simulated("leg curl", [2, 10, 15], { step: 5, reference: 70, isLowerBody: true }),
  assisted,
]

/** The lifts of each training day, by weekday. */
export const trainingWeek: ReadonlyMap<number, readonly string[]> = new Map([
  [0, ["squat", "bench", "row", "lateral"]],
  [2, ["hinge", "press", "row", "leg curl", "assisted"]],
  [4, ["squat", "bench", "press", "lateral", "assisted"]],
])

/** A kind of simulated person (our own choice). Their strength multiplies each lift's reference 1RM. */
export interface Persona {
  name: string
  start: number
  growth: number
  ceiling: number
  adherence: number
  /** The share of sets with an RPE. */
  rated: number
  /** Weeks off, by the week in which they begin. */
  off: Readonly<Record<number, number>>
  fatigue: number
  /** Whether every set goes to the limit. */
  isOverreaching: boolean
  /** The minimum gain in a year, as a share. */
  leastGain: number
}

const persona = (name: string, numbers: Omit<Persona, "name" | "isOverreaching">): Persona => ({
  name,
  isOverreaching: false,
  ...numbers,
})

export const personas: readonly Persona[] = [
  persona("beginner", {
    start: 0.45,
    growth: 0.012,
    ceiling: 1,
    adherence: 0.8,
    rated: 0.3,
    off: { 9: 3 },
    fatigue: 1,
    leastGain: 0.22,
  }),
  persona("intermediate", {
    start: 0.8,
    growth: 0.006,
    ceiling: 1.15,
    adherence: 0.88,
    rated: 0.6,
    off: { 20: 2, 36: 6 },
    fatigue: 1,
    leastGain: 0.05,
  }),
  persona("advanced", {
    start: 1.2,
    growth: 0.004,
    ceiling: 1.36,
    adherence: 0.92,
    rated: 0.9,
    off: { 30: 1 },
    fatigue: 1.3,
    leastGain: 0.012,
  }),
  persona("senior", {
    start: 0.35,
    growth: 0.006,
    ceiling: 0.6,
    adherence: 0.85,
    rated: 0.2,
    off: { 14: 5 },
    fatigue: 1.3,
    leastGain: 0.07,
  }),
  persona("plateau", {
    start: 1,
    growth: 0.004,
    ceiling: 1.02,
    adherence: 0.95,
    rated: 0.6,
    off: {},
    fatigue: 1,
    leastGain: -0.06,
  }),
  {
    ...persona("over-reacher", {
      start: 0.85,
      growth: 0.005,
      ceiling: 1.1,
      adherence: 1,
      rated: 0.9,
      off: {},
      fatigue: 1.7,
      leastGain: 0.015,
    }),
    isOverreaching: true,
  },
]
