import type { ComponentType } from "react"
import type { ChartProps } from "#web/ui/chart-props.ts"

/** What draws a chart: in full, or small with the way to the full one. */
export interface Drawn {
  Drawing: ComponentType<ChartProps>
}
