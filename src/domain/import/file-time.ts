import type { LocalDay } from "#domain/days/local-day.ts"

/**
 * When something was done, as precisely as the file gives it: a day, a local date and time, or a moment (epoch milliseconds), possibly with its day.
 */
export type FileTime =
  | { kind: "day"; day: LocalDay }
  | { kind: "clock"; day: LocalDay; time: string }
  | { kind: "moment"; moment: number; day?: LocalDay }
