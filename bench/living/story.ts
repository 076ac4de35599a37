import type { Hands } from "./hands.ts"

/** A part of the three weeks. What has a name is a moment of the table; what has none only leads to it. */
export interface Step {
  moment?: string
  work: (hands: Hands) => Promise<void>
}

export const moment = (name: string, work: Step["work"]): Step => ({ moment: name, work })
export const meanwhile = (work: Step["work"]): Step => ({ work })
/** Somebody opens the app by its icon, such as on "2025-11-03T18:00". */
export const appOpens = (at: string): Step => meanwhile((hands) => hands.open(at))
