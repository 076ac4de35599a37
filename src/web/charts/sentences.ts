/** The sentences of a chart. */
export const sentences = {
  /** How far back a chart looks, on its buttons. */
  spans: { "1M": "1M", "3M": "3M", "1Y": "1Y", all: "All" },
  nothingInThisTime: "Nothing in this period.",
}
