import type { CoachRules } from "#domain/coach/lifts/rules/rules.ts"
import { failuresOf, gainOf } from "./must-hold.ts"
import { type Persona, personas } from "./personas.ts"
import { seasonOf } from "./season.ts"

export interface PersonaResult {
  persona: Persona
  /** The gain in a year, as a share. */
  gain: number
  /** Lighter weeks a year, on average. */
  lighterWeeks: number
  failures: string[]
}

/** A year for each of the seeds, from 0. */
export function evaluatePersona(persona: Persona, rules: CoachRules, seeds: number): PersonaResult {
  const seasons = Array.from({ length: seeds }, (_, seed) => seasonOf(persona, seed, rules))
  const lighterWeeks = seasons.reduce((sum, season) => sum + season.lighterWeeks.length, 0) / seeds
  return { persona, gain: gainOf(seasons), failures: failuresOf(persona, seasons), lighterWeeks }
}

/** The first failure under changed rules, trying each kind of person; null if there is none. */
export function firstFailure(rules: CoachRules, seeds: number): string | null {
  for (const persona of personas) {
    const [failure] = evaluatePersona(persona, rules, seeds).failures
    if (failure !== undefined) return `${persona.name}: ${failure}`
  }
  return null
}
