/** Texts in a chart's drawing for screen readers. Separate from the chart's other texts, because the drawing is fetched later. */
export const sentences = {
  pointByPoint: (title: string) => `${title}, point by point`,
  withDot: (value: string, dot: string) => `${value} (that day: ${dot})`,
}
