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
    "A lighter week every sixth week: half the sets and a tenth off the load. It lets fatigue fade and isn’t a setback. Afterward, your loads pick up where they left off.",
  lighterData: (week: number) => `Your training so far calls for a lighter week in week ${week}.`,
  lighterFirst: "A lighter week comes first. Take it, then start this block.",
  notNow: "Plan your weeks once you’re well.",
  backFirst: (days: number) =>
    `You’re coming back after ${days} days off. Follow the weekly schedule until you’re back to your old loads, then plan weeks ahead.`,
  nothingToPlan:
    "No strength training fits your days, your equipment and your limits, so there is nothing to plan.",
}

function workoutsInTurn(days: readonly string[]): string {
  const names = [...new Set(days)]
  return names.length === 1 ? writeList(names) : `${writeList(names)} in turn`
}
