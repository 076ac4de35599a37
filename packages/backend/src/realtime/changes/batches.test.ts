import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Batches } from "./batches.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Batches whose delivery takes this many milliseconds, with a record of what was delivered and when. */
function slowly(milliseconds: number) {
  const handedOn: { at: number; things: number[] }[] = []
  let isBusy = false
  const batches = new Batches<number>(async (things) => {
    expect(isBusy).toBe(false)
    isBusy = true
    handedOn.push({ at: performance.now(), things })
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    isBusy = false
  })
  return { batches, handedOn }
}

test("an item that arrives after a pause is passed on at once", async () => {
  const { batches, handedOn } = slowly(0)
  for (const thing of [1, 2]) {
    const before = performance.now()
    await batches.add(thing)
    await vi.advanceTimersByTimeAsync(0)
    expect(handedOn.at(-1)).toEqual({ at: before, things: [thing] })
    await vi.advanceTimersByTimeAsync(1_000)
  }
})

test("every item is passed on once and in order, and larger batches lead to longer pauses", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(250), { maxLength: 60 }), fc.nat(200), async (gaps, duration) => {
      const { batches, handedOn } = slowly(duration)
      for (const [thing, gap] of gaps.entries()) {
        void batches.add(thing)
        await vi.advanceTimersByTimeAsync(gap)
      }
      await vi.advanceTimersByTimeAsync(10_000)
      await batches.emptied()
      expect(handedOn.flatMap(({ things }) => things)).toEqual([...gaps.keys()])
      for (const [index, { at }] of handedOn.slice(1).entries()) {
        const before = handedOn[index]
        const pause = Math.min(20 * (before?.things.length ?? 0), 200)
        expect(at - (before?.at ?? 0)).toBeGreaterThanOrEqual(Math.max(pause, duration))
      }
    }),
  )
})

test("a full queue is passed on before the pause is over", async () => {
  const { batches, handedOn } = slowly(0)
  await batches.add(0)
  await vi.advanceTimersByTimeAsync(0)
  const before = performance.now()
  for (let thing = 1; thing <= 99; thing += 1) await batches.add(thing)
  expect(handedOn).toHaveLength(1)
  void batches.add(100)
  await vi.advanceTimersByTimeAsync(0)
  expect(handedOn[1]).toMatchObject({ at: before, things: { length: 100 } })
})

test("adding to a full queue waits until it has been passed on", async () => {
  let release = () => {}
  const batches = new Batches<number>(() => new Promise<void>((resolve) => (release = resolve)))
  for (let thing = 0; thing < 100; thing += 1) await batches.add(thing)
  let isHeld = true
  const held = batches.add(100).then(() => (isHeld = false))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isHeld).toBe(true)
  release()
  await vi.advanceTimersByTimeAsync(1_000)
  release()
  await held
})
