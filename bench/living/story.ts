import type { Hands } from "./hands.ts"

/** A part of the three weeks. A named step is a row of the table; one without a name only leads up to the next. */
export interface Step {
  moment?: string
  work: (hands: Hands) => Promise<void>
}

export const moment = (name: string, work: Step["work"]): Step => ({ moment: name, work })
export const meanwhile = (work: Step["work"]): Step => ({ work })
/** The person opens the app by its icon, for example at "2025-11-03T18:00". */
export const appOpens = (at: string): Step => meanwhile((hands) => hands.open(at))
