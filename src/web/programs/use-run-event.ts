import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { timestampOf } from "#domain/days/local-day.ts"
import type { EventKind, ProgramEvent } from "#domain/programs/run.ts"
import { newId } from "#web/device/new-id.ts"
import { loadQueue } from "#web/offline/queue/load-queue.ts"
import type { EventResult } from "#web/offline/queue/save-event.ts"
import { keepEvent } from "./keep-sent.ts"
import { refreshPrograms } from "./refresh-programs.ts"

type EventOf<Kind extends EventKind> = Pick<Extract<ProgramEvent, { kind: Kind }>, "kind" | "body">
/** An event of a run, without its ids. */
export type RunEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind]

/** The run that events are added to: its last slot, and its program's name for the outbox. */
export interface RunOfEvents {
  run_id: string
  lastSlot: number
  program: string
}

/** An event that is being added, and the run's last slot once the event has been added. */
interface Adding {
  kind: EventKind
  lastSlot: Promise<number>
}

/**
 * Adds events to a run, online or offline, one at a time. `about` says what an event does. An event that is added while
 * another one is being added waits for it.
 */
export function useRunEvent(userId: string, { run_id, lastSlot, program }: RunOfEvents) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const adding = useRef<Adding | null>(null)

  /** Adds an event; null if an event of the same kind is already being added, because the second press was then a double tap. */
  async function add(event: RunEvent, about: string): Promise<EventResult | null> {
    const before = adding.current
    if (before?.kind === event.kind) return null
    const added = addAfter(before ? before.lastSlot : lastSlot, event, about)
    const mine = { kind: event.kind, lastSlot: added.then((each) => each.lastSlot) }
    adding.current = mine
    setBusy(true)
    const { result } = await added
    if (adding.current === mine) {
      adding.current = null
      setBusy(false)
    }
    return result
  }

  async function addAfter(slot: number | Promise<number>, event: RunEvent, about: string) {
    const after_slot = await slot
    const made = happensNow(event, after_slot)
    const result = await inQueue(({ addEvent }) => addEvent({ run_id, event: made, about, program }, userId))
    await showSaved(client, userId, result)
    // A skip uses up the slot that follows `after_slot`.
    return { result, lastSlot: "event" in result && event.kind === "skip" ? after_slot + 1 : after_slot }
  }

  /** Removes an event that was added. */
  async function takeBack({ event }: Extract<EventResult, { event: unknown }>): Promise<EventResult> {
    const result = await inQueue(({ takeEventBack }) => takeEventBack(event))
    await showSaved(client, userId, result)
    return result
  }

  return { isBusy, add, takeBack }
}

const happensNow = (event: RunEvent, after_slot: number) => ({
  ...event,
  ...{ id: newId(), after_slot, made_at: timestampOf(Date.now()) },
})

async function showSaved(client: QueryClient, userId: string, result: EventResult): Promise<void> {
  if (result.kind !== "saved") return
  keepEvent(client, userId, result.event, Date.now())
  await refreshPrograms(client, userId)
}

async function inQueue(
  act: (queue: Awaited<ReturnType<typeof loadQueue>>) => Promise<EventResult>,
): Promise<EventResult> {
  try {
    return await act(await loadQueue())
  } catch {
    // The queue's code couldn't be fetched.
    return { kind: "unsaved" }
  }
}
