import { type Dispatch, useEffect } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { isRunning } from "#domain/workout/timer.ts"

// A clock that is put right by the network moves by less.
const noticeable = 2_000
const lookEvery = 1_000

/**
 * Keeps a running timer right when the device's clock is set back. The page's own clock, which can't be set, shows by how much; it
 * may stop while the device sleeps, so a device clock that runs ahead of it has not been set forward.
 */
export function useMovedClock({ timer, set_clock }: Draft, edit: Dispatch<DraftEdit>): void {
  const isTiming = isRunning(timer) || Boolean(set_clock)
  const started = Math.max(timer.started_at ?? 0, set_clock?.started_at ?? 0)
  useEffect(() => {
    if (!isTiming) return undefined
    let ahead = Date.now() - performance.now()
    const look = () => {
      const by = Date.now() - performance.now() - ahead
      ahead += by
      if (by < -noticeable) edit({ kind: "move_clock", by })
    }
    // Set back while the page was away: it goes on from now.
    if (started - Date.now() > noticeable) edit({ kind: "move_clock", by: Date.now() - started })
    const timerOfLooks = setInterval(look, lookEvery)
    return () => clearInterval(timerOfLooks)
  }, [edit, isTiming, started])
}
