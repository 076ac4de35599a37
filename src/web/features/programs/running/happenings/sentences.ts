import { formatNumber } from "#domain/measures/numbers.ts"
import type { Plan } from "#domain/programs/plan.ts"
import type { ProgramEvent } from "#domain/programs/run.ts"
import { sentences as page } from "../sentences.ts"

/** The wording of a run's history. */
export const sentences = {
  title: "What happened",
  nothingYet: "Nothing yet. Every session shows up here, with what it changed and why.",
  more: "Show more",
  session: (slot: number) => `Session ${slot}`,
  unreadable: "This workout’s targets can’t be read. It counts as done, and no load changes.",
}

/** Events without a text here, because they are shown on their session's own screen. */
const withoutText: Record<"date" | "counts" | "felt", string> = { date: "", counts: "", felt: "" }

/** What an event did, in a few words. `skipped` is the day that was skipped. */
export function eventText(event: ProgramEvent, plan: Plan, skipped: string | null): string {
  switch (event.kind) {
    case "skip":
      return skipped === null ? "Session skipped" : `${page.day(skipped)} skipped`
    case "go_to":
      return `Went to week ${event.body.week + 1}`
    case "swap_day":
      return `${page.day(plan.program.days[event.body.day]?.name ?? "")} moved to the front`
    case "deload":
      return "Deload started"
    case "pause":
      return "Program paused"
    case "resume":
      return "Program resumed"
    case "away":
      return `Loads lowered after ${event.body.days} days away`
    case "tm":
      return `Training max of ${nameOf(event.body.exercise_id, plan)} set to ${formatNumber(event.body.tm)} ${event.body.unit}`
    case "load":
      return `${plan.lifts.get(event.body.lift)?.exercise_name ?? "Load"} set to ${formatNumber(event.body.x)} ${event.body.unit}`
    case "version":
      return "Program changed"
    case "unit":
      return `Loads in ${event.body.unit}`
    case "hold":
      return "Next cycle without increases"
    case "next_cycle":
      return "Next cycle"
    case "end":
      return "Program ended"
    default:
      return withoutText[event.kind]
  }
}

function nameOf(exerciseId: string, { lifts }: Plan): string {
  return [...lifts.values()].find((lift) => lift.exercise_id === exerciseId)?.exercise_name ?? ""
}
