import { type Dispatch, useEffect } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import type { DraftEdit } from "#domain/workout/edit-draft.ts"
import { isRunning } from "#domain/workout/timer.ts"

// The smallest change of the clock that counts, in milliseconds. Network time corrections are smaller.
const noticeable = 2_000
const lookEvery = 1_000

interface MovedClockProps {
  draft: Draft
  edit: Dispatch<DraftEdit>
}

/**
 * Keeps a running timer correct when the device's clock is set back, measured against the page's own clock, which can't be set. The page's clock may
 * stop while the device is asleep, so a device clock that is ahead of the page's clock wasn't necessarily set forward.
 */
export function MovedClock({ draft, edit }: MovedClockProps): null {
  const { timer, set_clock, session_clock } = draft
  const isTiming = isRunning(timer) || Boolean(set_clock) || Boolean(session_clock)
  const started = Math.max(timer.started_at ?? 0, set_clock?.started_at ?? 0, session_clock?.last_at ?? 0)
  useEffect(() => {
    if (!isTiming) return undefined
    let ahead = Date.now() - performance.now()
    const look = () => {
      const by = Date.now() - performance.now() - ahead
      ahead += by
      if (by < -noticeable) edit({ kind: "move_clock", by })
    }
    // The clock was set back while the page was closed. Continue from now.
    if (started - Date.now() > noticeable) edit({ kind: "move_clock", by: Date.now() - started })
    const timerOfLooks = setInterval(look, lookEvery)
    return () => clearInterval(timerOfLooks)
  }, [edit, isTiming, started])
  return null
}
