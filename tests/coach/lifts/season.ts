import type { LiftSet, RoleBase } from "#domain/coach/lifts/lift.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import { prescribe } from "#domain/coach/lifts/prescribe.ts"
import type { CoachRules } from "#domain/coach/lifts/rules/rules.ts"
import {
  beginLighterWeek,
  liftIn,
  lighterWeekDue,
  newTraining,
  onDay,
  type TrainingState,
  withSession,
} from "#domain/coach/lifts/training.ts"
import { addDays, daysBetween } from "#domain/days/local-day.ts"
import { lifts, type Persona, personas, type SimulatedLift, trainingWeek } from "./personas.ts"
import { randomOf } from "./random.ts"
import { simulatedPerson, type SimulatedPerson } from "./simulated-person.ts"

const firstMonday = "2026-01-05"
const weeks = 52
const startReserve = 3

/** One lift on one day: what was asked, and what was done. */
export interface TrainedLift {
  week: number
  day: string
  lift: SimulatedLift
  prescription: LiftPrescription
  sets: readonly LiftSet[]
  /** The person's 1RM on that day. */
  capacity: number
  /** Days since any training. */
  away: number
}

export interface Season {
  trained: TrainedLift[]
  /** The weeks that were lighter ones. */
  lighterWeeks: number[]
  start: ReadonlyMap<string, number>
  end: ReadonlyMap<string, number>
}

function firstPrescription({ base }: SimulatedLift, load: number): LiftPrescription {
  const { role, sets, low, high } = base
  const set = { role, low, high, aim: high, load, rir: startReserve }
  return {
    unit: "kg",
    phase: "build",
    sets: Array.from({ length: sets }, () => set),
    base: [base],
    reasons: [{ role, rule: "start", reps: [], from: null, to: load, low, high, sets }],
  }
}

/** A year of one person who follows the coach's prescriptions, with the coach's rules as given. */
export function seasonOf(persona: Persona, seed: number, rules: CoachRules): Season {
  const random = randomOf(seed * 7919 + 101 * personas.indexOf(persona))
  const person = simulatedPerson(persona, random)
  const season: Season = {
    trained: [],
    lighterWeeks: [],
    start: new Map(person.capacity),
    end: person.capacity,
  }
  let training: TrainingState = newTraining
  let week = 0
  let day = firstMonday
  const passDays = (count: number) => {
    for (let passed = 0; passed < count; passed += 1) person.passDay()
    day = addDays(day, count)
  }
  while (week < weeks) {
    const off = persona.off[week]
    if (off !== undefined) {
      passDays(7 * off)
      week += off
      continue
    }
    training = onDay(training, day, rules)
    if (lighterWeekDue(training, day, rules) !== null) {
      training = beginLighterWeek(training, day)
      season.lighterWeeks.push(week)
    }
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const names = trainingWeek.get(weekday)
      if (names && random.next() < persona.adherence)
        training = trainDay(training, { week, day, names, person, season, rules })
      passDays(1)
    }
    week += 1
  }
  return season
}

interface Day {
  week: number
  day: string
  names: readonly string[]
  person: SimulatedPerson
  season: Season
  rules: CoachRules
}

function trainDay(before: TrainingState, { week, day, names, person, season, rules }: Day): TrainingState {
  let training = onDay(before, day, rules)
  const away = before.lastDay === null ? 0 : daysBetween(before.lastDay, day)
  for (const name of names) {
    const lift = lifts.find((each) => each.name === name)
    if (!lift) throw new Error(`There is no lift "${name}".`)
    const state = liftIn(training, name, lift.lift)
    const prescription =
      prescribe(state, { scaleAt: () => lift.scale }, rules) ??
      firstPrescription(lift, person.chooseLoad(lift))
    const { sets, capacity } = person.train(lift, prescription.sets, prescription.phase === "lighter")
    season.trained.push({ week, day, lift, prescription, sets, capacity, away })
    const session = { day, sets, shown: prescription, template: null }
    training = withSession(training, name, { lift: lift.lift, session }, rules)
  }
  return training
}

export const baseOf = ({ prescription, lift }: TrainedLift): RoleBase => prescription.base[0] ?? lift.base
