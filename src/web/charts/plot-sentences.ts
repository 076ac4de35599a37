/** What a chart's drawing says to screen readers; apart from the chart's words, because the drawing is fetched later. */
export const sentences = {
  pointByPoint: (title: string) => `${title}, point by point`,
  withDot: (value: string, dot: string) => `${value}, that day ${dot}`,
}
