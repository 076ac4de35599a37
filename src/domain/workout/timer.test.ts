import * as fc from "fast-check"
import { expect, it } from "vitest"
import {
  elapsedSeconds,
  isRunning,
  pauseTimer,
  startTimer,
  stoppedTimer,
  timerShowing,
  withClockMoved,
} from "./timer.ts"

const start = 1_795_000_000_000
const span = fc.integer({ min: 0, max: 10_000_000 })

it("counts a ten-minute sleep in full, because ticks only repaint", () => {
  const running = startTimer(stoppedTimer, start)
  expect(elapsedSeconds(running, start + 600_000)).toBe(600)
})

it("adds up exactly the time it runs, however often it is paused", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(span, span)), (spans) => {
      let now = start
      let timer = stoppedTimer
      for (const [runs, rests] of spans) {
        timer = startTimer(timer, now)
        now += runs
        timer = pauseTimer(timer, now)
        now += rests
      }
      const ran = spans.reduce((sum, [runs]) => sum + runs, 0)
      expect(elapsedSeconds(timer, now)).toBe(Math.floor(ran / 1000))
    }),
  )
})

it("starting twice or pausing twice changes nothing", () => {
  const running = startTimer(stoppedTimer, start)
  expect(startTimer(running, start + 5000)).toEqual(running)
  const paused = pauseTimer(running, start + 5000)
  expect(pauseTimer(paused, start + 9000)).toEqual(paused)
  expect(isRunning(paused)).toBe(false)
})

it("never runs backwards when the clock is set back", () => {
  const running = startTimer(timerShowing(90), start)
  expect(elapsedSeconds(running, start - 3_600_000)).toBe(90)
})

it("shows the same time when the clock is changed, and continues from there", () => {
  fc.assert(
    fc.property(span, span, fc.integer({ min: -10_000_000, max: 10_000_000 }), (runs, more, by) => {
      const running = startTimer(stoppedTimer, start)
      const shown = elapsedSeconds(running, start + runs)
      const moved = withClockMoved(running, by)
      expect(elapsedSeconds(moved, start + runs + by)).toBe(shown)
      expect(elapsedSeconds(moved, start + runs + by + more)).toBe(
        elapsedSeconds(running, start + runs + more),
      )
    }),
  )
  expect(withClockMoved(timerShowing(60), -5_000)).toEqual(timerShowing(60))
})
