import type { Span } from "./chart-scale.ts"

/** For screen readers. Each contains its button's text, so that people who use voice control can say what they see. */
const spanNames: Record<Span, string> = {
  "1M": "1M, 1 month",
  "3M": "3M, 3 months",
  "1Y": "1Y, 1 year",
  all: "All time",
}

/** The wording of a chart. */
export const sentences = {
  nothingInThisTime: "Nothing in this period.",
  /** The latest value, if it is from before the period shown. */
  last: (place: string, value: string) => `Last: ${place}, ${value}.`,
  showAll: "Show all",
  /** For screen readers, appended to "Show all". */
  showAllOf: (title: string) => ` of ${title}`,
  /** The buttons that choose how far back a chart goes. */
  spans: { "1M": "1M", "3M": "3M", "1Y": "1Y", all: "All" },
  spanNames,
  spanChoice: (title: string) => `${title}: period`,
  showAsTable: "Show as table",
  record: "Record",
}
