/** A person's unsent work on this device. */
export interface UnsentWork {
  workouts: number
  /** Changes to a program's course. */
  changes: number
  /** Days on which something was measured. */
  bodies: number
  notes: number
}

export const totalOf = ({ workouts, changes, bodies, notes }: UnsentWork) =>
  workouts + changes + bodies + notes
