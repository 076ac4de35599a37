/** Screen-reader wording inside a chart's drawing. Kept apart from the chart's other wording, because the drawing is loaded lazily. */
export const sentences = {
  pointByPoint: (title: string) => `${title}, point by point`,
  withDot: (value: string, dot: string) => `${value} (that day: ${dot})`,
}
