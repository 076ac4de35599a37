/** A person's unsent work on this device. */
export interface UnsentWork {
  workouts: number
  /** Changes to a program's course. */
  changes: number
  notes: number
}

export const totalOf = ({ workouts, changes, notes }: UnsentWork) => workouts + changes + notes
