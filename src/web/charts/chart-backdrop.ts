import uPlot from "uplot"
import { dayNumber } from "#domain/days/local-day.ts"
import type { ChartColors } from "./chart-colors.ts"
import type { ChartBackdrop } from "./chart-props.ts"

const hatchGap = 5
// The width in pixels of the narrowest hatched period, so that a week is still visible in a ten-year chart.
const narrowestHatch = 3
const nameGap = 4

/** Draws the background of a line chart: hatched periods, and a named dashed line where something starts. */
export function drawBackdrop(plot: uPlot, backdrop: ChartBackdrop, scale: number, colors: ChartColors): void {
  const { ctx, bbox } = plot
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.strokeStyle = colors.pencil
  ctx.lineWidth = uPlot.pxRatio
  ctx.globalAlpha = 0.6
  for (const { from, to } of backdrop.hatched) hatch(plot, dayNumber(from) - 0.5, dayNumber(to) + 0.5)
  ctx.restore()
  drawStarts(plot, backdrop.starts, scale, colors)
}

function hatch(plot: uPlot, from: number, to: number): void {
  const { ctx, bbox } = plot
  const left = plot.valToPos(from, "x", true)
  const width = Math.max(plot.valToPos(to, "x", true) - left, narrowestHatch * uPlot.pxRatio)
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, bbox.top, width, bbox.height)
  ctx.clip()
  ctx.beginPath()
  const gap = hatchGap * uPlot.pxRatio
  for (let along = -bbox.height; along < width; along += gap) {
    ctx.moveTo(left + along, bbox.top + bbox.height)
    ctx.lineTo(left + along + bbox.height, bbox.top)
  }
  ctx.stroke()
  ctx.restore()
}

function drawStarts(plot: uPlot, starts: ChartBackdrop["starts"], scale: number, colors: ChartColors): void {
  const { ctx, bbox } = plot
  const pixel = uPlot.pxRatio
  const end = bbox.left + bbox.width
  ctx.save()
  ctx.strokeStyle = colors["ink-soft"]
  ctx.fillStyle = colors["ink-soft"]
  ctx.lineWidth = pixel
  ctx.font = `500 ${11 * scale * pixel}px ${colors.face}`
  ctx.textAlign = "left"
  ctx.textBaseline = "bottom"
  const places = starts.map(({ at }) => plot.valToPos(dayNumber(at), "x", true))
  for (const [index, { name, shortName }] of starts.entries()) {
    const left = places[index] ?? end
    if (left < bbox.left - pixel || left > end) continue
    ctx.setLineDash([pixel, 3 * pixel])
    ctx.beginPath()
    ctx.moveTo(left, bbox.top)
    ctx.lineTo(left, bbox.top + bbox.height)
    ctx.stroke()
    const room = Math.min(places[index + 1] ?? end, end) - left - 2 * nameGap * pixel
    const text = [name, shortName].find((each) => ctx.measureText(each).width <= room) ?? ""
    ctx.fillText(text, left + nameGap * pixel, bbox.top + bbox.height - nameGap * pixel)
  }
  ctx.restore()
}
