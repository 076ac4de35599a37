import "uplot/dist/uPlot.min.css"
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { chartColors } from "./chart-colors.ts"
import type { ChartPoint } from "./chart-props.ts"
import { draw, type Drawing, type Picture } from "./chart-drawing.ts"
import { sentences } from "./plot-sentences.ts"

const usualRem = 16

/** The selected point and its position. */
interface Cursor {
  index: number
  position: PointPosition
}
type PointPosition = ReturnType<Drawing["positionOf"]>

/** A chart's drawing, with a slider over it that arrow keys, fingers and the mouse move from point to point. */
export function ChartPlot({ title, ...picture }: Picture & { title: string }) {
  const { points, words } = picture
  const area = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const drawing = useDrawing(area, picture)
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const last = points.length - 1
  const index = Math.min(cursor?.index ?? last, last)
  const point = points[index]
  if (!point) return null
  const value = valueText(point, picture)

  function read(index: number | undefined) {
    if (index !== undefined && drawing.current)
      setCursor({ index, position: drawing.current.positionOf(index) })
  }
  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    read(drawing.current?.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  }

  return (
    <div
      className="plot-area"
      onPointerMove={follow}
      onPointerDown={(event) => {
        // While the slider has the focus, the last touched point stays visible until another is touched.
        event.preventDefault()
        slider.current?.focus({ preventScroll: true })
        follow(event)
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse" && document.activeElement !== slider.current) setCursor(null)
      }}
    >
      <div ref={area} className="plot-canvas" aria-hidden="true" />
      <input
        ref={slider}
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={sentences.pointByPoint(title)}
        aria-valuetext={`${words.place(point.at)}: ${value}`}
        onChange={(event) => read(event.currentTarget.valueAsNumber)}
        onFocus={() => read(index)}
        onBlur={() => setCursor(null)}
      />
      {cursor && (
        <Readout {...cursor.position}>
          {words.place(point.at)} <b>{value}</b>
        </Readout>
      )}
    </div>
  )
}

/** A point's value, followed by the value of the same day's dot if it differs: "97.5 kg, that day 81.7 kg". */
function valueText({ at, value }: ChartPoint, { dots, words }: Picture): string {
  const dot = dots?.find((each) => each.at === at)
  const text = words.value(value)
  return dot && dot.value !== value ? sentences.withDot(text, words.value(dot.value)) : text
}

/** A line through the point, a ring on it, and its value above the drawing, where the value is never under a finger or past the edge. */
function Readout({ x, y, width, children }: PointPosition & { children: ReactNode }) {
  return (
    <div className="plot-readout" aria-hidden="true">
      <i className="plot-line" style={{ left: x }} />
      <i className="plot-ring" style={{ left: x, top: y }} />
      <span style={{ left: x, translate: `${(-x / width) * 100}% 0` }}>{children}</span>
    </div>
  )
}

/**
 * Redraws the chart whenever its data, size or theme changes. The first drawing is queued, because all charts of a page arrive together, and
 * drawing them at once would block input.
 */
function useDrawing(area: RefObject<HTMLElement | null>, picture: Picture) {
  const { kind, points, dots, words, target, backdrop } = picture
  const size = useSize(area)
  const theme = useSyncExternalStore(onThemeChange, shownTheme)
  const drawing = useRef<Drawing>(null)
  useEffect(() => {
    const place = area.current
    if (!place || size.width === 0) return undefined
    const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / usualRem
    const drawNow = () => {
      drawing.current?.destroy()
      drawing.current = draw(
        place,
        { kind, points, dots, words, target, backdrop },
        { ...size, scale },
        chartColors(theme),
      )
    }
    if (drawing.current) return drawNow()
    const turn = setTimeout(drawNow)
    return () => clearTimeout(turn)
  }, [area, kind, points, dots, words, target, backdrop, size, theme])
  useEffect(
    () => () => {
      drawing.current?.destroy()
      drawing.current = null
    },
    [],
  )
  return drawing
}

/** The observed size of an element in pixels; zero until it is known. */
function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return size
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => observer.disconnect()
}

function shownTheme(): string {
  return document.documentElement.dataset["theme"] ?? "light"
}
