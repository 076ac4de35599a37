import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { plural, writeList } from "#domain/text/formats.ts"

interface BlockFacts {
  weeks: number
  perWeek: number
  days: readonly string[]
  lighter: number | null
}

/** What the built-in coach says about a multi-week plan. */
export const blockSentences = {
  name: (weeks: number, from: LocalDay) => `${weeks} weeks from ${formatDay(from, "monthAndDay")}`,
  by: "the built-in coach",
  summary: ({ weeks, perWeek, days, lighter }: BlockFacts) =>
    [
      `${weeks} weeks, ${plural(perWeek, { one: "1 day", other: `${perWeek} days` })} a week: ${workoutsInTurn(days)}.`,
      lighter === null ? "No lighter week is due in that time." : `Week ${lighter} is lighter.`,
    ].join(" "),
  lighterRule:
    "A lighter week every sixth week: half the sets and a tenth off the load. It lets fatigue fade and doesn’t count as a loss. After it, your loads continue where they left off.",
  lighterData: (week: number) => `Week ${week} is when your training so far calls for one.`,
  lighterFirst: "A lighter week comes first. Take it, then start this block.",
  notNow: "Plan your weeks once that is behind you.",
  backFirst: (days: number) =>
    `You’re coming back after ${days} days off. Train by the weekly schedule until your loads are back, then plan weeks ahead.`,
  nothingToPlan: "There is no strength training to plan that fits your days, your equipment and your limits.",
}

function workoutsInTurn(days: readonly string[]): string {
  const names = [...new Set(days)]
  return names.length === 1 ? writeList(names) : `${writeList(names)} in turn`
}
