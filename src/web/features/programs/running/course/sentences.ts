import { formatNumber } from "#domain/measures/numbers.ts"
import { plural } from "#domain/text/formats.ts"
import type { EventResult } from "#web/offline/queue/save-event.ts"

const sessions = (count: number) => plural(count, { one: "session", other: `${count} sessions` })

/** The wording for changing a run's course. */
export const sentences = {
  title: "Change what comes next",
  skip: "Skip this session",
  isNext: (day: string) => `${day} is next`,
  skipped: (day: string) => `${day} skipped.`,
  swap: "Do another day",
  thisWaits: "this one waits",
  swapTo: (day: string) => `Do ${day} next`,
  swapped: (day: string) => `${day} is next.`,
  repeat: "Repeat a week",
  repeatTitle: "Go to a week",
  week: (week: number) => `Week ${week}`,
  thisWeek: "this week, from its first day",
  goTo: (week: number) => `Go to week ${week}`,
  wentTo: (week: number) => `Week ${week} is next.`,
  deload: "Deload now",
  nextSessions: (count: number) => `the next ${sessions(count)}`,
  deloadLeft: (count: number) =>
    `Deload: ${plural(count, { one: "1 session", other: `${count} sessions` })} left`,
  deloadFacts: (count: number, isOneWeek: boolean) => [
    { name: "How long", text: `The next ${sessions(count)}${isOneWeek ? ", one week of your program" : ""}` },
    { name: "Sets", text: "The first half of each exercise’s sets" },
    { name: "Loads", text: "90%, rounded to your plates" },
    { name: "Progress", text: "On hold. Misses in a row are reset" },
  ],
  notNow: "Not now",
  deloadAction: (count: number) =>
    `Deload ${plural(count, { one: "1 session", other: `${count} sessions` })}`,
  deloaded: "Deload started.",
  pause: "Pause the program",
  noDates: "no dates until you resume",
  paused: "Program paused.",
  resume: "Resume the program",
  resumed: "Program resumed.",
  unit: { kg: "Switch to kilograms", lbs: "Switch to pounds" },
  unitOfProfile: "the unit in your profile",
  changedUnit: { kg: "Loads in kg from now on.", lbs: "Loads in lbs from now on." },
  share: "Share as text or file",
  end: "End the program",
  logsStay: "your logs stay",
  endTitle: "What now?",
  isBusy: "Saving…",

  again: (cycle: number) => ({ title: `Cycle ${cycle}`, action: `Start cycle ${cycle}` }),
  againAbout: (weeks: number, isOver: boolean) =>
    isOver
      ? `The same ${plural(weeks, { one: "week", other: `${weeks} weeks` })} from where you are now.`
      : "From the first week, starting now. The rest of this cycle is skipped.",
  hold: "Hold",
  holdAbout: "The same loads for a cycle. Good for a busy month.",
  holdAction: "Start without increases",
  other: "Another program",
  otherAbout: "This one ends, and you choose the next.",
  otherAction: "End it and choose",
  endHere: "End here",
  endAbout: "Nothing is scheduled. The days stay as routines.",
  endAction: "End the program",
  begun: (cycle: number) => `Cycle ${cycle} starts.`,
  held: "Loads stay the same for a cycle.",
  ended: "Program ended. Your logs are kept.",

  away: (days: number, share: number) =>
    `It’s been ${days} days since your last workout of this program. Start again at ${formatNumber(share * 100)}%?`,
  awayLoads: (loads: readonly { name: string; now: number; after: number }[]) =>
    loads.map(({ name, now, after }) => `${name} ${formatNumber(now)} → ${formatNumber(after)}`).join(", "),
  less: "Start lighter",
  asPlanned: "Continue as planned",
  lessened: "Loads lowered.",

  here: (message: string) => `${message} It’s saved on this device and syncs later.`,
  notUndone: "That couldn’t be undone. Check your connection and try again.",
}

/** Explains why a change of a run's course failed, and that nothing was changed. */
export function failureText(failure: Exclude<EventResult, { event: unknown }>): string {
  return failure.kind === "refused"
    ? `Nothing was changed: ${failure.message}`
    : "Nothing was changed. This browser can’t store changes offline. Try again when you’re online."
}
