import uPlot from "uplot"
import { dayNumber, isDay } from "#domain/days/local-day.ts"
import { drawBackdrop } from "./chart-backdrop.ts"
import type { ChartBackdrop, ChartPoint, ChartProps, ChartWords } from "./chart-props.ts"
import type { ChartColors } from "./chart-colors.ts"
import { type AxisTick, dayTicks, valueTicks } from "./chart-scale.ts"

export interface Picture {
  kind: ChartProps["kind"]
  points: readonly ChartPoint[]
  dots: readonly ChartPoint[] | undefined
  words: ChartWords
  target: number | undefined
  backdrop: ChartBackdrop | undefined
}

interface Size {
  width: number
  height: number
  /** The root font size relative to the usual 16 px, because text in the drawing scales with the page's text. */
  scale: number
}

/** A finished drawing. Positions are in CSS pixels. */
export interface Drawing {
  positionOf: (index: number) => { x: number; y: number; width: number }
  /** The index of the point nearest to a position. */
  indexAt: (x: number) => number
  destroy: () => void
}

interface Layout {
  xs: number[]
  ys: number[]
  /** Whether there is room for bars. If not, the chart draws a line. */
  asBars: boolean
  range: [low: number, high: number]
  levels: number[]
  ticks: AxisTick[]
}

const narrowestBar = 4
const widestBar = 22
const tickGap = 14

/** Draws with uPlot at the screen's pixel density. */
export function draw(place: HTMLElement, picture: Picture, size: Size, colors: ChartColors): Drawing {
  const layout = layOut(picture, size)
  const plot = new uPlot(options(picture, layout, size, colors), [layout.xs, layout.ys], place)
  const offset = () => ({
    left: plot.bbox.left / uPlot.pxRatio,
    top: plot.bbox.top / uPlot.pxRatio,
  })
  return {
    positionOf: (index) => ({
      width: size.width,
      x: offset().left + plot.valToPos(layout.xs[index] ?? 0, "x"),
      y: offset().top + plot.valToPos(layout.ys[index] ?? 0, "y"),
    }),
    indexAt: (x) => plot.posToIdx(x - offset().left),
    destroy: () => plot.destroy(),
  }
}

function layOut({ kind, points, dots = [], target, words }: Picture, { width, scale }: Size): Layout {
  const ys = points.map(({ value }) => value)
  const bars = kind === "bars"
  const aimed = [...(target === undefined ? [] : [target]), ...dots.map(({ value }) => value)]
  const levels = valueTicks(minimum([...ys, ...aimed]), -minimum([...ys, ...aimed].map((y) => -y)), bars)
  const xs = points.map(({ at }, index) => (bars ? index : dayNumber(at)))
  const lastDot = dots.at(-1)
  const [first, last] = [xs[0] ?? 0, Math.max(xs.at(-1) ?? 0, lastDot ? dayNumber(lastDot.at) : -Infinity)]
  const around = bars ? 0.5 : first === last ? 1 : 0
  return {
    xs,
    ys,
    asBars: bars && (width - 50 * scale) / points.length >= narrowestBar,
    range: [first - around, last + around],
    levels,
    ticks: bars ? barTicks(points, words, width, scale) : lineTicks(points, width, scale),
  }
}

function minimum(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Infinity)
}

function lineTicks(points: readonly ChartPoint[], width: number, scale: number): AxisTick[] {
  const most = Math.max(2, Math.floor((width - 90 * scale) / (44 * scale)))
  return dayTicks(points[0]?.at ?? "", points.at(-1)?.at ?? "", most)
}

/** Labels every bar if there is room, or every nth, counted back from the last. */
function barTicks(
  points: readonly ChartPoint[],
  words: ChartWords,
  width: number,
  scale: number,
): AxisTick[] {
  const write = words.shortPlace ?? words.place
  const widest = Math.max(...points.slice(-12).map(({ at }) => write(at).length)) * 6.2 * scale + tickGap
  const every = Math.ceil(points.length / Math.max(1, Math.floor((width - 40 * scale) / widest)))
  const named = points.flatMap(({ at }, index) =>
    (points.length - 1 - index) % every === 0 ? [{ at: index, day: at, text: write(at) }] : [],
  )
  // If the chart spans several years, each year's first label is the year.
  return named.map(({ at, day, text }, index) => {
    const before = named[index - 1]?.day
    const isOtherYear = before !== undefined && isDay(day) && before.slice(0, 4) !== day.slice(0, 4)
    return { at, text: isOtherYear ? day.slice(0, 4) : text }
  })
}

function options(picture: Picture, layout: Layout, size: Size, colors: ChartColors): uPlot.Options {
  const { width, height, scale } = size
  const { levels, range, ticks, asBars } = layout
  const font = `500 ${11 * scale}px ${colors.face}`
  const text = { font, stroke: colors["ink-soft"], ticks: { show: false } }
  const [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const write = (level: number) =>
    level === high ? `${picture.words.tick(level)} ${picture.words.unit}`.trim() : picture.words.tick(level)
  const labels = levels.map((level, index) => (index === 0 && picture.kind === "bars" ? "" : write(level)))
  const rightEdge = picture.kind === "line" ? 44 * scale : roomForLastName(layout, size)
  return {
    width,
    height,
    padding: [26 * scale, rightEdge, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: () => range }, y: { range: () => [low, high] } },
    axes: [
      {
        ...text,
        size: 20 * scale,
        gap: 5 * scale,
        grid: { show: false },
        border: { show: true, stroke: colors.ink, width: 1.5 },
        splits: () => ticks.map(({ at }) => at),
        values: () => ticks.map((tick) => tick.text),
      },
      {
        ...text,
        size: 10 * scale + Math.max(...labels.map((label) => label.length)) * 6 * scale,
        gap: 6 * scale,
        grid: { stroke: colors.rule, width: 1 },
        splits: () => levels,
        values: () => labels,
      },
    ],
    series: [
      {},
      asBars
        ? {
            fill: colors.bar,
            width: 0,
            points: { show: false },
            ...barPaths(),
          }
        : { stroke: colors.ink, width: 2, points: { show: false } },
    ],
    hooks: {
      drawAxes: [(plot) => picture.backdrop && drawBackdrop(plot, picture.backdrop, scale, colors)],
      draw: [(plot) => annotate(plot, picture, layout, size, colors)],
    },
  }
}

/** The room that the last bar's label needs to its right. */
function roomForLastName({ xs, ticks }: Layout, { width, scale }: Size): number {
  const halfOfName = (ticks.at(-1)?.text.length ?? 0) * 3.1 * scale
  const halfOfBar = (width - 50 * scale) / xs.length / 2
  return Math.max(6, halfOfName - halfOfBar)
}

function barPaths() {
  const bars = uPlot.paths.bars?.({ size: [0.6, widestBar] })
  return bars ? { paths: bars } : {}
}

/** Draws the target, today, records, and labels for the last and best values on top of the series. */
function annotate(plot: uPlot, picture: Picture, layout: Layout, { scale }: Size, colors: ChartColors) {
  const { ctx } = plot
  const pixel = uPlot.pxRatio
  const x = (value: number) => plot.valToPos(value, "x", true)
  const y = (value: number) => plot.valToPos(value, "y", true)
  ctx.save()
  if (picture.target !== undefined) {
    ctx.strokeStyle = colors.pencil
    ctx.lineWidth = 1.5 * pixel
    ctx.setLineDash([3 * pixel, 4 * pixel])
    ctx.beginPath()
    ctx.moveTo(plot.bbox.left, y(picture.target))
    ctx.lineTo(plot.bbox.left + plot.bbox.width, y(picture.target))
    ctx.stroke()
    ctx.setLineDash([])
  }
  ctx.fillStyle = colors["ink-soft"]
  for (const dot of picture.dots ?? []) {
    ctx.beginPath()
    ctx.arc(x(dayNumber(dot.at)), y(dot.value), 2 * pixel, 0, 2 * Math.PI)
    ctx.fill()
  }
  picture.points.forEach(({ value, mark }, index) => {
    if (mark === undefined) return
    const at = { x: x(layout.xs[index] ?? 0), y: y(value), base: y(layout.levels[0] ?? 0) }
    ctx.fillStyle = mark === "now" ? colors.marker : colors.paper
    ctx.strokeStyle = mark === "now" ? colors.ink : colors.stamp
    ctx.lineWidth = (mark === "now" ? (layout.asBars ? 1.5 : 2) : 2.5) * pixel
    ctx.beginPath()
    if (layout.asBars && mark === "now") {
      const width = Math.min(widestBar, ((x(1) - x(0)) / pixel) * 0.6) * pixel
      ctx.rect(at.x - width / 2, at.y, width, at.base - at.y)
    } else ctx.arc(at.x, at.y, 4.5 * pixel, 0, 2 * Math.PI)
    ctx.fill()
    ctx.stroke()
  })
  ctx.fillStyle = colors.ink
  ctx.font = `700 ${13 * scale * pixel}px ${colors.face}`
  for (const index of labelledPoints(picture, layout)) {
    const value = layout.ys[index] ?? 0
    const isLine = picture.kind === "line"
    ctx.textAlign = isLine ? "left" : "center"
    ctx.textBaseline = isLine ? "middle" : "bottom"
    const [right, up] = isLine ? [9 * pixel, 0] : [0, -5 * pixel]
    const text = picture.words.tick(value)
    const half = isLine ? 0 : ctx.measureText(text).width / 2
    // Keeps wide labels of the first and last bar inside the drawing.
    const middle = Math.max(half, Math.min(x(layout.xs[index] ?? 0), ctx.canvas.width - half))
    ctx.fillText(text, middle + right, y(value) + up)
  }
  ctx.restore()
}

/** The points to label: the last point of a line, or the current bar and the highest one. */
function labelledPoints({ kind, points }: Picture, { ys, asBars }: Layout): number[] {
  const last = points.length - 1
  if (kind === "line") return [last]
  const best = ys.indexOf(-minimum(ys.map((y) => -y)))
  const now = points.findIndex(({ mark }) => mark === "now")
  const apart =
    asBars && now >= 0 && (points.length <= 14 ? Math.abs(now - best) >= 1 : Math.abs(now - best) > 4)
  return [best, ...(apart ? [now] : [])].filter((index) => (ys[index] ?? 0) > 0)
}
