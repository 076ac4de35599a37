import { applyEvent } from "./apply-event.ts"
import { closeAfter } from "./close-periods.ts"
import { type FoldInputs, inputsOf, type RunHistory, type Skip } from "./fold-inputs.ts"
import { isUnchanged, type KeptFold, lastCommonStop, standingAt, stopAfter } from "./fold-stops.ts"
import { judgeSession } from "./judge-session.ts"
import type { Plan } from "./plan.ts"
import { nextPlace, spendInCalendar, spendSession, startPosition } from "./position.ts"
import type { Felt } from "./rules/judging.ts"
import type { LoggedSession } from "./run.ts"
import type { Standing } from "./standing.ts"

// How many sessions lie between two checkpoints: few enough that working a run out again from the last
// checkpoint is quick, and enough that few checkpoints have to be kept.
const slotsBetweenStops = 32

/** Works out where a run stands after its sessions and events; null if the version that the run started with is missing. */
export function foldRun(history: RunHistory): Standing | null {
  return continueFold(null, history)?.standing ?? null
}

/**
 * Gives the same result as `foldRun`, but continues from an earlier result: from its last checkpoint before
 * the first session or event that differs. Objects are compared by identity, so unchanged sessions and events
 * must be the same objects as before.
 */
function continueFold(kept: KeptFold | null, history: RunHistory): KeptFold | null {
  const { run, plans } = history
  const plan = plans.get(run.version)
  if (!plan) return null
  const inputs = inputsOf(history)
  if (kept && isUnchanged(kept, inputs)) return kept
  const stops = kept ? kept.stops.slice(0, lastCommonStop(kept, inputs) + 1) : []
  const from = stops.at(-1)
  const standing = kept && from ? standingAt(from, kept, inputs) : atStart(inputs, plan)
  const { ordered, skips, felt, lastSlot } = inputs
  let place = from?.place ?? 0
  for (let slot = standing.lastSlot + 1; slot <= lastSlot; slot += 1) {
    for (let event = ordered[place]; event && event.after_slot < slot; event = ordered[++place])
      applyEvent(standing, event, plans)
    spendSlot(standing, slot, { skip: skips.get(slot) ?? null, felt: felt.get(slot) ?? null })
    if (slot % slotsBetweenStops === 0) stops.push(stopAfter(standing, place))
  }
  for (const event of ordered.slice(place)) applyEvent(standing, event, plans)
  return { inputs, standing, stops }
}

/**
 * Returns a `foldRun` that remembers its last result, so that a new session or event takes little time even
 * in a long run.
 */
export function foldWithMemory(): (history: RunHistory) => Standing | null {
  let kept: KeptFold | null = null
  return (history) => {
    kept = continueFold(kept, history)
    return kept?.standing ?? null
  }
}

function atStart({ history: { run }, counted, unread }: FoldInputs, plan: Plan): Standing {
  return {
    ...{ run, plan, unit: run.unit, position: startPosition(plan), lifts: new Map() },
    ...{
      lastSlot: 0,
      counted,
      unread,
      changes: [],
      isHolding: false,
      isEnded: false,
      pauses: [],
      dates: new Map(),
    },
  }
}

/**
 * Uses up a slot (the number of a session in the run). The run's position moves on whether the session's log
 * is readable, skipped or deleted.
 */
function spendSlot(
  standing: Standing,
  slot: number,
  { skip, felt }: { skip: Skip | null; felt: Felt | null },
): void {
  const { run, plan, position, counted } = standing
  const logged = counted.get(slot)
  const session = logged && inThisVersion(logged, standing)
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

/**
 * A session, converted to the run's current version. A device that didn't have this version yet showed the
 * session in an older one, which may number its weeks differently, so the session belongs to the week that
 * the run is in. In a run that advances by calendar, weeks have the same numbers in every version.
 */
function inThisVersion(session: LoggedSession, { run, plan, position }: Standing): LoggedSession {
  const { prescribed } = session
  if (prescribed.version === plan.version || run.advance === "calendar") return session
  return { ...session, prescribed: { ...prescribed, week: position.week } }
}
