import type { CDPSession } from "@playwright/test"

/** How long something took until a mark: by the clock, and how long the page's main thread worked for it. In milliseconds. */
export interface Work {
  wall: number
  work: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: the start, the duration, and the processor's time in between. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * Runs `act`, in which the page makes the performance marks "from" and those of `until`. Resolves with the work from the first one to each of the
 * others. Only the tasks of the page's main thread count, so that other processes, and waiting for them, don't.
 */
export async function workUntil(
  wire: CDPSession,
  until: readonly string[],
  act: () => Promise<unknown>,
): Promise<Work[]> {
  const events = await traceOf(wire, act)
  const mark = (wanted: string) => markIn(events, wanted)
  const tasks = tasksFrom(events)
  const { ts: from } = mark("from")
  return until.map(mark).map(({ ts }) => ({
    wall: (ts - from) / 1000,
    work: tasks.reduce((sum, task) => (task.ts < ts ? sum + (task.tdur ?? 0) : sum), 0) / 1000,
  }))
}

/**
 * Runs `act`, in which the page makes the performance mark "from". Resolves with the processor's time for each task of the page's main thread after it,
 * in milliseconds.
 */
export async function tasksDuring(wire: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  return tasksFrom(await traceOf(wire, act)).map(({ tdur = 0 }) => tdur / 1000)
}

async function traceOf(wire: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...value.filter(isTraceEvent))
  wire.on("Tracing.dataCollected", collect)
  await wire.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  })
  await act()
  const complete = new Promise((done) => wire.once("Tracing.tracingComplete", done))
  await wire.send("Tracing.end")
  await complete
  wire.off("Tracing.dataCollected", collect)
  return events
}

function markIn(events: readonly TraceEvent[], wanted: string): TraceEvent {
  const found = events.find(({ name }) => name === wanted)
  if (!found) throw new Error(`The page didn't mark "${wanted}".`)
  return found
}

function tasksFrom(events: readonly TraceEvent[]): TraceEvent[] {
  const from = markIn(events, "from")
  return events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === "ThreadControllerImpl::RunTask" && pid === from.pid && tid === from.tid && ts + dur > from.ts,
  )
}

const isTraceEvent = (event: object): event is TraceEvent => "name" in event && "ts" in event
