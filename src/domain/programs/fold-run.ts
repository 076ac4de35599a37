import { applyEvent } from "./apply-event.ts"
import { closeAfter } from "./close-periods.ts"
import { judgeSession } from "./judge-session.ts"
import type { Plan } from "./plan.ts"
import { nextPlace, spendInCalendar, spendSession, startPosition } from "./position.ts"
import type { Felt } from "./rules/judging.ts"
import type { LoggedSession, ProgramEvent, ProgramRun } from "./run.ts"
import { countedSessions, eventsInOrder } from "./session-order.ts"
import type { Standing } from "./standing.ts"

/** A run with all its sessions and events, in any order. */
export interface RunHistory {
  run: ProgramRun
  /** The plans of all versions that the run has used, by version id. */
  plans: ReadonlyMap<string, Plan>
  events: readonly ProgramEvent[]
  sessions: readonly LoggedSession[]
}

/** Works out where a run stands after its sessions and events; null if the version that the run started with is missing. */
export function foldRun({ run, plans, events, sessions }: RunHistory): Standing | null {
  const plan = plans.get(run.version)
  if (!plan) return null
  const ordered = eventsInOrder(events)
  const counted = countedSessions(sessions, ordered)
  const standing: Standing = {
    ...{ run, plan, unit: run.unit, position: startPosition(plan), lifts: new Map() },
    ...{ lastSlot: 0, counted, changes: [], isHolding: false, isEnded: false, pauses: [], dates: new Map() },
  }
  const { skips, felt } = eventsBySlot(ordered)
  const last = Math.max(0, ...counted.keys(), ...skips.keys())
  let place = 0
  for (let slot = 1; slot <= last; slot += 1) {
    for (let event = ordered[place]; event && event.after_slot < slot; event = ordered[++place])
      applyEvent(standing, event, plans)
    spendSlot(standing, slot, { skip: skips.get(slot) ?? null, felt: felt.get(slot) ?? null })
  }
  for (const event of ordered.slice(place)) applyEvent(standing, event, plans)
  return standing
}

type Skip = Extract<ProgramEvent, { kind: "skip" }>["body"]

/** Each slot's skip, and the answers given after its session. If a slot has several of either, the latest is used. */
function eventsBySlot(ordered: readonly ProgramEvent[]) {
  const skips = new Map<number, Skip>()
  const felt = new Map<number, Felt>()
  for (const event of ordered) {
    if (event.kind === "skip") skips.set(event.after_slot + 1, event.body)
    if (event.kind === "felt") felt.set(event.body.slot, event.body)
  }
  return { skips, felt }
}

/** Spends a slot. The position moves on whether the slot has a log, was skipped, or had its log deleted. */
function spendSlot(
  standing: Standing,
  slot: number,
  { skip, felt }: { skip: Skip | null; felt: Felt | null },
): void {
  const { run, plan, position, counted } = standing
  const session = counted.get(slot)
  const open = session ? null : nextPlace(position, plan)
  if (session) judgeSession(standing, session, felt)
  const { week = open?.week, session: place = open?.session } = session?.prescribed ?? skip ?? {}
  const spent = week === undefined || place === undefined ? null : { week, session: place }
  const spend = run.advance === "calendar" ? spendInCalendar : spendSession
  standing.position = spend(position, plan, spent)
  standing.lastSlot = slot
  const day = session?.prescribed.day ?? open?.day
  if (position.deloads === 0 && week !== undefined && day !== undefined)
    closeAfter(standing, { week, day }, slot)
}
