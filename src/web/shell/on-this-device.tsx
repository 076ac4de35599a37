import { useQueryClient } from "@tanstack/react-query"
import { RefreshCw, WifiOff } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { forgetAnswersOfOthers } from "#web/offline/answer-store.ts"
import { keepAnswers } from "#web/offline/kept-answers.ts"
import { useOnline } from "#web/offline/online.ts"
import { onDraftsChanged } from "#web/offline/draft-store.ts"
import { isAnyTimerRunning } from "#web/offline/workouts-under-way.ts"
import { useInstalled } from "./installed.ts"
import { prefetch } from "./prefetch.ts"
import { followReleases, takeNewerRelease, useNewerRelease } from "./releases.ts"
import { sentences } from "./sentences.ts"

interface OnThisDeviceProps {
  userId: string | null
  /** The page has no note of its own about the missing network. */
  hasNote: boolean
}

let isFollowing = false

/** What makes the app start and read without a network: in a chunk of its own, after the page. Shows a note when there is none. */
export function OnThisDevice({ userId, hasNote }: OnThisDeviceProps) {
  const isOnline = useOnline()
  useKeptReading(userId)
  useEffect(() => {
    if (isFollowing) return
    isFollowing = true
    // A browser may refuse service workers; everything else works without.
    void followReleases().catch(() => undefined)
  }, [])

  if (isOnline || !hasNote || userId === null) return null
  return (
    <div className="alert offline strip" role="status">
      <WifiOff className="icon" />
      <p>{sentences.offline}</p>
    </div>
  )
}

/** Only one person's answers are on the device at a time, and only where the app starts without a network. */
function useKeptReading(userId: string | null) {
  const client = useQueryClient()
  const isInstalled = useInstalled()
  useEffect(() => {
    void forgetAnswersOfOthers(userId).catch(() => undefined)
  }, [userId])
  useEffect(() => {
    if (!isInstalled || userId === null) return undefined
    const stopKeeping = keepAnswers(client, userId)
    const stopFetching = prefetch(client, userId)
    return () => {
      stopKeeping()
      stopFetching()
    }
  }, [client, isInstalled, userId])
}

/** Offers a newer release, quietly and only between workouts. The header that it stands in is not on the logging screen. */
export function NewerRelease({ userId }: { userId: string | null }): ReactNode {
  const isNewer = useNewerRelease()
  const isUnderWay = useWorkoutUnderWay(userId)
  const isOffered = isNewer && !isUnderWay
  return (
    <>
      <span role="status" className="hidden-text">
        {isOffered && sentences.newerRelease}
      </span>
      {isOffered && (
        <button type="button" className="button push" onClick={takeNewerRelease}>
          <RefreshCw className="icon" />
          Update
        </button>
      )}
    </>
  )
}

/** Looked up when a page is there (a workout can only start or end on one) and when another tab has changed a workout. */
function useWorkoutUnderWay(userId: string | null): boolean {
  const { pathname } = useLocation()
  // Until somebody has looked at this place.
  const [place, setPlace] = useState<{ pathname: string; isUnderWay: boolean }>()
  useEffect(() => {
    const look = () => setPlace({ pathname, isUnderWay: userId !== null && isAnyTimerRunning(userId) })
    look()
    return onDraftsChanged(look)
  }, [pathname, userId])
  return place?.pathname === pathname ? place.isUnderWay : true
}
