import type { ReactNode } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Span } from "./chart-scale.ts"

/** A value in a chart. Today's value and records are marked. */
export interface ChartPoint {
  /** The day. For bars, the first day of the week or month, or any other unique key in order. */
  at: string
  value: number
  mark?: "now" | "record"
}

/** A chart's formatters. Pass the same object on every render, because a new one redraws the chart. */
export interface ChartWords {
  /** The column headings of the table: "Week of", "Volume (kg)". */
  columns: readonly [place: string, value: string]
  /** A position in full: "Week of Nov 17, 2026". */
  place: (at: string) => string
  /** The label below a bar: "Nov 17". Lines have a calendar axis instead. */
  shortPlace?: (at: string) => string
  /** A value with its unit: "9,200 kg". */
  value: (value: number) => string
  /** A value for the axis and the drawing, without its unit: "9.2". */
  tick: (value: number) => string
  /** The unit, shown once at the highest tick: "t". */
  unit: string
}

/** A chart's sentence in short: "20.4 t", "so far, 31.7 t on average". */
export interface ChartBrief {
  figure: string
  note: string
}

/** The background of a line chart of days. */
export interface ChartBackdrop {
  /** The days on which something starts, each with a full and a short name. */
  starts: readonly { at: LocalDay; name: string; shortName: string }[]
  /** The hatched periods, including their first and last days. */
  hatched: readonly { from: LocalDay; to: LocalDay }[]
}

export interface SpanChoice {
  offered: readonly Span[]
  chosen: Span
  onChoose: (span: Span) => void
  today: LocalDay
}

export interface ChartProps {
  title: string
  /** The chart's anchor in the page, which its compact form links to. */
  id?: string
  /** A heading above already shows the title, so the chart's own title is only for screen readers. */
  isTitled?: boolean
  kind: "line" | "bars"
  /** The points, oldest first; undefined while they load. Pass the same array until the data changes. */
  points: readonly ChartPoint[] | undefined
  /** Returns the sentence about the visible points. */
  sentence: (shown: readonly ChartPoint[]) => string
  words: ChartWords
  /** What the compact form says about the visible points, instead of the sentence. */
  brief?: (shown: readonly ChartPoint[]) => ChartBrief
  /** Shown instead of the chart while there is nothing to draw: a skeleton, or what to do next. */
  instead: ReactNode
  /** The displayed period, for charts of days. The caller stores it and may fetch more data for a longer period. */
  span?: SpanChoice
  /** The individual values behind a line, shown as dots and in the table. Pass the same array until the data changes. */
  dots?: readonly ChartPoint[]
  /** A dashed line at a target value. */
  target?: number
  /** The background of a line chart of days. Pass the same object until it changes. */
  backdrop?: ChartBackdrop | undefined
  /** Further controls next to the title. */
  children?: ReactNode
}
