import type { Span } from "./chart-scale.ts"

const spanNames: Record<Span, string> = { "1M": "1 month", "3M": "3 months", "1Y": "1 year", all: "All time" }

/** The words of a chart. */
export const sentences = {
  nothingInThisTime: "Nothing in this period.",
  /** The last value before the period shown. */
  last: (place: string, value: string) => `Last: ${place}, ${value}.`,
  showAll: "Show all",
  /** For screen readers, after "Show all". */
  showAllOf: (title: string) => ` of ${title}`,
  /** How far back a chart looks, on its buttons. */
  spans: { "1M": "1M", "3M": "3M", "1Y": "1Y", all: "All" },
  spanNames,
  spanChoice: (title: string) => `${title}: period`,
  showAsTable: "Show as table",
  record: "Record",
}
