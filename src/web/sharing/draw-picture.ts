import { formatDay } from "#domain/days/day-text.ts"
import { formatDuration } from "#domain/measures/duration.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { workingVolume, writeVolume } from "#domain/records/working-volume.ts"
import { countedSets } from "#domain/workout/done-set.ts"
import {
  type SharedExercise,
  sharedExercises,
  sharedName,
  type SharedWorkout,
} from "#domain/sharing/shared-workout.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { sentences } from "./sentences.ts"

export const pictureWidth = 1080
export const pictureHeight = 1350

interface PictureStyle {
  scheme: "light" | "dark"
  /** If false, weights are left out and only reps and times are shown. */
  hasWeights: boolean
  /** The unit of the total volume. The sets must already be in this unit. */
  unit: WeightUnit
}

// A canvas can't read both themes' tokens, so their colors are repeated here.
const colors = {
  light: {
    paper: "#f6f5ee",
    ink: "#161c2e",
    soft: "#454d5f",
    rule: "#ccd3dc",
    margin: "#dd9d96",
    marker: "#f3ea3c",
    onMarker: "#161c2e",
    stamp: "#c5391b",
  },
  dark: {
    paper: "#141a28",
    ink: "#ebe9e1",
    soft: "#aeb6c4",
    rule: "#2b3343",
    margin: "#884a45",
    marker: "#ece339",
    onMarker: "#161c2e",
    stamp: "#ff8a5c",
  },
}

const left = 208
const right = 1016
const fontFamily = '"Instrument Sans Variable", system-ui, sans-serif'
const lineHeight = 81
const firstLine = 303
const maxExercises = 7

/** Draws a workout as a sheet of paper: the day, the name, the exercises with their sets, and the totals. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  workout: SharedWorkout,
  { scheme, hasWeights, unit }: PictureStyle,
): void {
  const context = canvas.getContext("2d")
  if (!context) return
  const pen = new Pen(context, colors[scheme])
  pen.sheet()
  const { log } = workout
  pen.day(formatDay(log.date, "monthAndDay"))
  pen.text(sharedName(workout), { x: left, y: 216, size: 150, weight: 700 })
  drawExercises(pen, sharedExercises(workout), hasWeights)
  drawTotals(pen, workout, hasWeights ? unit : null)
}

function drawExercises(pen: Pen, exercises: readonly SharedExercise[], hasWeights: boolean) {
  const shown = exercises.length > maxExercises ? exercises.slice(0, maxExercises - 1) : exercises
  const isDense = shown.length > 4
  const step = isDense ? lineHeight : 2 * lineHeight
  for (const [index, { name, load, sets }] of shown.entries()) {
    const y = firstLine + index * step + 63
    const line = sets
      .map((set) => describeSet({ ...set, weight: hasWeights ? set.weight : null }, load, false))
      .join("  ")
    pen.text(String(index + 1), { x: 86, y, size: 44, weight: 500, color: "soft", align: "center" })
    if (isDense) {
      pen.text(name, { x: left, y, size: 40, weight: 600, room: 400 })
      pen.text(line, { x: left + 424, y, size: 44, weight: 600, room: right - left - 424 })
    } else {
      pen.text(name, { x: left, y, size: 42, weight: 600 })
      pen.text(line, { x: left, y: y + 78, size: 66, weight: 600 })
    }
  }
  if (shown.length < exercises.length) {
    const y = firstLine + shown.length * step + 63
    pen.text(sentences.more(exercises.length - shown.length), {
      x: left,
      y,
      size: 40,
      weight: 500,
      color: "soft",
    })
  }
}

function drawTotals(pen: Pen, workout: SharedWorkout, unit: WeightUnit | null) {
  const { log } = workout
  const sets = sharedExercises(workout).flatMap((exercise) => exercise.sets)
  pen.line(1004)
  const volume = workingVolume(sets)
  const totals = [
    unit !== null &&
      volume > 0 && {
        label: sentences.lifted,
        value: writeVolume(volume, unit),
      },
    log.duration_seconds !== null &&
      log.duration_seconds > 0 && {
        label: sentences.time,
        value: formatDuration(log.duration_seconds),
      },
    { label: sentences.sets, value: writeNumber(countedSets(sets).length, 0) },
  ].filter((total) => total !== false)
  const width = (right - left) / totals.length
  for (const [index, { label, value }] of totals.entries()) {
    const x = left + index * width
    pen.text(label, { x, y: 1062, size: 32, weight: 500, color: "soft" })
    pen.text(value, { x, y: 1160, size: 84, weight: 600, room: width - 24 })
  }
  pen.mark()
}

interface TextPlace {
  x: number
  y: number
  size: number
  weight: number
  color?: "ink" | "soft"
  align?: CanvasTextAlign
  /** The maximum width. */
  room?: number
}

/** Draws in the colors of one theme. */
class Pen {
  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly color: (typeof colors)["light"],
  ) {}

  /** Ruled paper with a double margin line. */
  sheet() {
    const { context, color } = this
    context.fillStyle = color.paper
    context.fillRect(0, 0, pictureWidth, pictureHeight)
    for (let y = firstLine; y <= 951; y += lineHeight) this.stroke(0, y, pictureWidth, y, color.rule, 2)
    for (const x of [164, 174]) this.stroke(x, 0, x, pictureHeight, color.margin, 2.5)
  }

  /** The day, highlighted as in the calendar. */
  day(day: string) {
    const { context, color } = this
    context.font = `700 44px ${fontFamily}`
    context.fillStyle = color.marker
    context.fillRect(left - 12, 40, context.measureText(day).width + 24, 64)
    this.text(day, { x: left, y: 88, size: 44, weight: 700 }, color.onMarker)
  }

  /** A line of text, shrunk to fit. If it doesn't fit at the smallest readable size, the rest is cut off. */
  text(
    text: string,
    { x, y, size, weight, color = "ink", align = "left", room = right - x }: TextPlace,
    fill = this.color[color],
  ) {
    const { context } = this
    const fits = (line: string, pixels: number) => {
      context.font = `${weight} ${pixels}px ${fontFamily}`
      return context.measureText(line).width <= room
    }
    const smallest = Math.max(26, size * 0.5)
    let pixels = size
    while (pixels > smallest && !fits(text, pixels)) pixels -= 2
    let line = text
    while (line.length > 1 && !fits(line, pixels)) line = `${Array.from(line).slice(0, -2).join("")}…`
    context.textAlign = align
    context.fillStyle = fill
    context.fillText(line, x, y)
  }

  line(y: number) {
    this.stroke(0, y, pictureWidth, y, this.color.ink, 5)
  }

  /** Repertoire's logo (a tally of five) and its name. */
  mark() {
    const { color } = this
    for (const x of [222, 243, 264, 285]) this.stroke(x, 1238, x, 1308, color.ink, 7)
    this.stroke(207, 1291, 300, 1255, color.stamp, 7)
    this.text(sentences.repertoire, { x: 328, y: 1290, size: 40, weight: 600, color: "soft" })
  }

  private stroke(fromX: number, fromY: number, toX: number, toY: number, color: string, width: number) {
    const { context } = this
    context.strokeStyle = color
    context.lineWidth = width
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.lineTo(toX, toY)
    context.stroke()
  }
}
