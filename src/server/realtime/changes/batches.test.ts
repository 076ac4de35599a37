import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Batches } from "./batches.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Batches that take some milliseconds to be handed on, with what was handed on and when each began. */
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

test("what comes after a pause is handed on at once", async () => {
  const { batches, handedOn } = slowly(0)
  for (const thing of [1, 2]) {
    const before = performance.now()
    await batches.add(thing)
    await vi.advanceTimersByTimeAsync(0)
    expect(handedOn.at(-1)).toEqual({ at: before, things: [thing] })
    await vi.advanceTimersByTimeAsync(1_000)
  }
})

test("everything is handed on once and in its order, in batches that leave a tenth of a second between them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(150), { maxLength: 60 }), fc.nat(200), async (gaps, duration) => {
      const { batches, handedOn } = slowly(duration)
      for (const [thing, gap] of gaps.entries()) {
        void batches.add(thing)
        await vi.advanceTimersByTimeAsync(gap)
      }
      await vi.advanceTimersByTimeAsync(10_000)
      await batches.emptied()
      expect(handedOn.flatMap(({ things }) => things)).toEqual([...gaps.keys()])
      for (const [index, { at }] of handedOn.slice(1).entries())
        expect(at - (handedOn[index]?.at ?? 0)).toBeGreaterThanOrEqual(100)
    }),
  )
})

test("as many as may wait are handed on before the time is over", async () => {
  const sizes: number[] = []
  const batches = new Batches<number>(async (things) => void sizes.push(things.length))
  const began = performance.now()
  for (let thing = 0; thing < 250; thing += 1) await batches.add(thing)
  expect(sizes).toEqual([1, 100, 100])
  expect(performance.now() - began).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(sizes).toEqual([1, 100, 100, 49])
})

test("who brings more than can wait is held up until they are handed on", async () => {
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
