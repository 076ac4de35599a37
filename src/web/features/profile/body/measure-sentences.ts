import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as shared } from "#web/ui/later-sentences.ts"

/** The wording for measurements on the Body page. */
export const sentences = {
  title: titles["/profile/body"],
  profile: titles["/profile"],
  lead: (weight: string | null, waist: string | null) =>
    [weight, waist && `waist ${waist}`].filter((part) => part !== null).join(", "),
  valueOn: (value: string, day: string) => `${value} on ${day}`,
  offline: "Weights and measurements are saved on this device and sent later. Photos need a connection.",
  measurements: "Measurements",
  compared: "against 4 weeks before",
  loading: "Loading your weight and measurements...",
  failed: "Couldn’t load your measurements. Check your connection.",
  none: "Nothing measured yet. Your waist is a good place to start: measure it at the navel, in the morning.",
  measure: "Measure",
  trend: "Trend",
  latest: "Latest",
  change: "Change",
  measured: "Measured",
  changed: (change: number) => (change > 0 ? `+${formatNumber(change)}` : formatNumber(change)),
  deleted: (name: string, day: string) => ({
    saved: `${name}, ${day}, deleted.`,
    queued: `${name}, ${day}, deleted on this device, and sent when you’re online.`,
  }),
  deleteNamed: (name: string, day: string) => `Delete ${name}, ${day}`,
  chartWords: (name: string, unit: string): ChartWords => ({
    columns: [shared.date, `${name} (${unit})`],
    place: (at) => formatDay(at, "short"),
    value: (value) => `${formatNumber(value)} ${unit}`,
    tick: formatNumber,
    unit,
  }),
  course: (shown: readonly ChartPoint[], unit: string) => {
    const [first, last] = [shown[0], shown.at(-1)]
    if (!first || !last) return ""
    const now = `${formatNumber(last.value)} ${unit} on ${formatDay(last.at, "short")}`
    const change = roundTo(last.value - first.value, 1)
    if (last === first || change === 0) return `${now}.`
    const by = `${formatNumber(Math.abs(change))} ${unit}`
    return `${now}, ${by} ${change > 0 ? "more" : "less"} than on ${formatDay(first.at, "short")}.`
  },
}
