import type { ComponentType } from "react"
import type { ChartProps } from "#web/charts/chart-props.ts"

/** What draws a chart: in full, or small with the way to the full one. */
export interface Drawn {
  Drawing: ComponentType<ChartProps>
}
