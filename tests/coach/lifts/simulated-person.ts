// A simulated person whom training makes stronger, and tired. The model is ours, after Banister (as described on
// fellrnr.com); its figures are those of the coach's design.
import type { LiftSet } from "#domain/coach/lifts/lift.ts"
import type { PrescribedSet } from "#domain/coach/lifts/prescription.ts"
import { movedWeight } from "#domain/coach/lifts/strength.ts"
import { lifts, type Persona, type SimulatedLift } from "./personas.ts"
import type { Randomness } from "./random.ts"

const fatigueDecay = Math.exp(-1 / 9)
const idleDays = 10
const lossADay = 0.0009
const chanceOfIllness = 0.03
const leastAssistedStart = 52

export interface SimulatedPerson {
  /** The 1RM when fresh, by lift. */
  capacity: Map<string, number>
  passDay: () => void
  /** A first load, about three quarters of what is possible. */
  chooseLoad: (lift: SimulatedLift) => number
  /** Does the sets as well as the day allows. `capacity` is the 1RM of that day. */
  train: (
    lift: SimulatedLift,
    sets: readonly PrescribedSet[],
    isLighter: boolean,
  ) => { sets: LiftSet[]; capacity: number }
}

export function simulatedPerson(persona: Persona, random: Randomness): SimulatedPerson {
  const capacity = new Map(
    lifts.map(({ name, reference }) => {
      const start = reference * persona.start * random.gauss(1, 0.05)
      const isWeak = name === "assisted" && persona.start < 0.5
      return [name, isWeak ? Math.max(start, leastAssistedStart) : start]
    }),
  )
  const lastDays = new Map(lifts.map(({ name }) => [name, 0]))
  let [day, fatigue, isIll] = [0, 0, false]
  const capacityOf = (name: string) => capacity.get(name) ?? 0

  function passDay() {
    day += 1
    fatigue *= fatigueDecay
    for (const { name } of lifts)
      if (day - (lastDays.get(name) ?? 0) > idleDays) capacity.set(name, capacityOf(name) * (1 - lossADay))
    if (day % 7 === 0) isIll = random.next() < chanceOfIllness
  }

  function chooseLoad({ name, base, scale, lift }: SimulatedLift) {
    const moved = (0.82 * capacityOf(name)) / (1 + (base.high + 2) / 30)
    const aim = moved - movedWeight(0, lift)
    const near = scale.nearest(aim)
    return near > aim ? scale.lighter(near) : near
  }

  function trainSet(
    { lift }: SimulatedLift,
    set: PrescribedSet,
    { today, place, isLighter }: { today: number; place: number; isLighter: boolean },
  ) {
    const { low, high, rir, load } = set
    const moved = Math.max(5, movedWeight(load, lift))
    const able = today * (1 - 0.02 * place) * random.gauss(1, 0.008)
    const most = moved > able ? 0 : Math.max(1, Math.floor(30 * (able / moved - 1) + 1e-6))
    // People think that they have less left than they do (10.1007/s40279-021-01559-x).
    const error = random.gauss(0.95, 0.9)
    const stop = persona.isOverreaching ? most : most - Math.max(0, Math.round(rir - 1 + error * 0.5))
    const asked = isLighter || !persona.isOverreaching ? high : high + 2
    const reps = Math.max(0, Math.min(asked, Math.max(stop, Math.min(most, low))))
    const left = most - reps
    const rpe = Math.round(2 * Math.max(6, Math.min(10, 10 - Math.max(0, left - error)))) / 2
    return { done: { load, reps, rpe: random.next() < persona.rated ? rpe : null }, left }
  }

  function train(simulated: SimulatedLift, sets: readonly PrescribedSet[], isLighter: boolean) {
    const { name, reference } = simulated
    const fresh = capacityOf(name)
    const today = fresh * (1 - Math.min(0.25, fatigue)) * (isIll ? 0.93 : 1) * random.gauss(1, 0.015)
    let [stress, stimulus] = [0, 0]
    const done = sets.map((set, place) => {
      const result = trainSet(simulated, set, { today, place, isLighter })
      const hard = Math.max(0, Math.min(1, 1 - (result.left - 1) / 5))
      stress += hard * (result.left === 0 ? 1.5 : 1)
      stimulus += hard
      return result.done
    })
    fatigue += 0.0011 * stress * persona.fatigue * (persona.isOverreaching ? 1.5 : 1)
    const room = Math.max(0, 1 - fresh / (reference * persona.ceiling))
    capacity.set(name, fresh * (1 + (persona.growth * room * 2.2 * stimulus) / (stimulus + 2)))
    lastDays.set(name, day)
    return { sets: done, capacity: today }
  }

  return { capacity, passDay, chooseLoad, train }
}
