import { lateBeginner } from "../fact-words.ts"
import type { PersonsLevel } from "./wishes.ts"

const newcomersSessions = 20
const regularsSessions = 150

/** The level that a number of logged sessions suggests. A log alone never makes anyone advanced. */
export function levelOf(sessions: number): PersonsLevel {
  if (sessions <= newcomersSessions) return "beginner"
  return sessions <= regularsSessions ? lateBeginner : "intermediate"
}
