import type { ComponentType } from "react"
import type { ChartProps } from "#web/charts/chart-props.ts"

/** The component that draws a chart: a full-sized one, or a small one that links to the full one. */
export interface ChartVariant {
  Chart: ComponentType<ChartProps>
}
