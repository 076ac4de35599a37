import type { ReactNode } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Span } from "./chart-scale.ts"

/** One value of a chart. The present is marked, and so is a record. */
export interface ChartPoint {
  /** The day; of bars the first day of their week or month, or anything else that is unique and in order. */
  at: string
  value: number
  mark?: "now" | "record"
}

/** How a chart writes. Keep the object as long as it says the same: a new one draws the chart again. */
export interface ChartWords {
  /** The headings of the table: "Week of", "Volume (kg)". */
  columns: readonly [place: string, value: string]
  /** A place in full: "Week of Nov 17, 2026". */
  place: (at: string) => string
  /** A place below its bar: "Nov 17". Lines have the calendar below them. */
  shortPlace?: (at: string) => string
  /** A value with its unit: "9,200 kg". */
  value: (value: number) => string
  /** A value at the left edge and on the drawing, without its unit: "9.2". */
  tick: (value: number) => string
  /** Stands once, at the highest tick: "t". */
  unit: string
}

export interface SpanChoice {
  offered: readonly Span[]
  chosen: Span
  onChoose: (span: Span) => void
  today: LocalDay
}

export interface ChartProps {
  title: string
  /** A heading above it says the title already: it is only read out. */
  isTitled?: boolean
  kind: "line" | "bars"
  /** Oldest first; undefined while they load. Keep the array as long as the data is the same. */
  points: readonly ChartPoint[] | undefined
  /** What the points that are shown say. */
  sentence: (shown: readonly ChartPoint[]) => string
  words: ChartWords
  /** Shown in place of the chart while there is nothing to draw: a skeleton, or what to do next. */
  instead: ReactNode
  /** How far back the points that are shown go, for points that are days. The caller keeps it: it may fetch more for a longer one. */
  span?: SpanChoice
  /** A dashed line at a value that is aimed for. */
  target?: number
  /** Beside the title: what else is to be chosen. */
  children?: ReactNode
}
