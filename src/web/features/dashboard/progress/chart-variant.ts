import type { ComponentType } from "react"
import type { ChartProps } from "#web/charts/chart-props.ts"

/** The component that draws a chart: full-sized, or small with a link to the full one. */
export interface ChartVariant {
  Chart: ComponentType<ChartProps>
}
