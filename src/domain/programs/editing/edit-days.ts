import type { Program, ProgramDay } from "../program.ts"

/** The most days that a stored program can have. */
export const mostDays = 14

/** Appends a day to the program. If every day came once per week, so does the new one. */
export function withDayAdded(program: Program, day: ProgramDay): Program {
  return withDays(program, [...program.days, day])
}

/** Removes a day from the program. Its only day can't be removed. */
export function withoutDay(program: Program, place: number): Program {
  const days = program.days.filter((_, index) => index !== place)
  return days.length === 0 ? program : withDays(program, days)
}

function withDays(program: Program, days: ProgramDay[]): Program {
  const isWeekly = program.days_per_week === program.days.length
  return { ...program, days, days_per_week: isWeekly ? days.length : program.days_per_week }
}

/** A copy of a day to be added. It isn't set to a day of the week, because the original keeps its own. */
export function copyOfDay(day: ProgramDay, name: string): ProgramDay {
  return { ...day, name, weekday: null }
}
