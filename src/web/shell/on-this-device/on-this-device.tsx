import { useQueryClient } from "@tanstack/react-query"
import { RefreshCw, WifiOff } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { forgetAnswersOfOthers } from "#web/offline/answers/answer-store.ts"
import { forgetImportsOfOthers } from "#web/offline/imports/staged-import-store.ts"
import { keepAnswers } from "#web/offline/answers/kept-answers.ts"
import { settleEffortScale } from "#web/backend/preferences/effort-scale.ts"
import { useSession } from "#web/backend/session/session.tsx"
import { useOnline } from "#web/device/online.ts"
import { onKept } from "#web/device/device-store.ts"
import { isAnyTimerRunning } from "#web/offline/drafts/workouts-under-way.ts"
import { OwnPicture } from "#web/shell/masthead/own-picture.tsx"
import { useInstalled } from "./installed.ts"
import { prefetch, type PrefetchQueries } from "./prefetch.ts"
import { followReleases, takeNewerRelease, useNewerRelease } from "./releases.ts"
import { sentences } from "./sentences.ts"

interface OnThisDeviceProps {
  userId: string | null
  /** Whether to show the notice about being offline. Some pages have their own. */
  hasNote: boolean
  /** The queries that an offline start needs. */
  queries: () => Promise<PrefetchQueries>
}

let isFollowing = false

/** Makes the app work offline, and shows a notice while the device is offline. In a separate chunk, loaded after the page. */
export function OnThisDevice({ userId, hasNote, queries }: OnThisDeviceProps) {
  const isOnline = useOnline()
  useOfflineReading(userId, queries)
  useLiveChanges(userId)
  const { user } = useSession()
  useEffect(() => {
    if (user && isOnline) settleEffortScale(user)
  }, [isOnline, user])
  useEffect(() => {
    if (isFollowing) return
    isFollowing = true
    // If the browser refuses service workers, everything else still works.
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

/** Only one person's query results are stored at a time, and only if the app can start offline. */
function useOfflineReading(userId: string | null, queries: OnThisDeviceProps["queries"]) {
  const client = useQueryClient()
  const isInstalled = useInstalled()
  useEffect(() => {
    void forgetAnswersOfOthers(userId).catch(() => undefined)
    void forgetImportsOfOthers(userId).catch(() => undefined)
  }, [userId])
  useEffect(() => {
    if (!isInstalled || userId === null) return undefined
    const stopKeeping = keepAnswers(client, userId)
    let isOver = false
    let stopFetching = () => {}
    const fetchAhead = async () => {
      const loaded = await queries()
      if (!isOver) stopFetching = prefetch(client, userId, loaded)
    }
    // If the prefetching code can't be loaded, the pages' own results are still stored.
    void fetchAhead().catch(() => undefined)
    return () => {
      isOver = true
      stopKeeping()
      stopFetching()
    }
  }, [client, isInstalled, queries, userId])
}

/** Shows what this person changes on other devices. The code for this isn't fetched until the device is online. */
function useLiveChanges(userId: string | null) {
  const client = useQueryClient()
  const isOnline = useOnline()
  // Becomes true the first time the device is online, and stays true: it only decides when to load the code that listens for changes from the server,
  // and that code watches the network itself.
  const [isWanted, setWanted] = useState(isOnline)
  if (isOnline && !isWanted) setWanted(true)
  useEffect(() => {
    if (!isWanted || userId === null) return undefined
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const { followChanges } = await import("#web/backend/live/follow-changes.ts")
      if (!isOver) stop = followChanges(client, userId)
    }
    void start().catch(() => undefined)
    return () => {
      isOver = true
      stop()
    }
  }, [client, isWanted, userId])
}

/** Added to the header after the page has loaded: a notice about a newer release, and the person's picture. */
export function InMasthead({ userId }: { userId: string | null }): ReactNode {
  const isOnline = useOnline()
  return (
    <>
      <NewerRelease userId={userId} />
      {userId !== null && isOnline && <OwnPicture userId={userId} />}
    </>
  )
}

/** Offers a newer release quietly, and only between workouts, because the logging screen has no header. */
function NewerRelease({ userId }: { userId: string | null }): ReactNode {
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
          {sentences.update}
        </button>
      )}
    </>
  )
}

/**
 * Whether a workout is in progress, which means that its timer is running. This is checked when a page appears
 * and when another tab changes a workout, which is enough because workouts only start or end on a page.
 */
function useWorkoutUnderWay(userId: string | null): boolean {
  const { pathname } = useLocation()
  // Whether a workout is in progress, and for which page this was checked; undefined until the first check.
  const [place, setPlace] = useState<{ pathname: string; isUnderWay: boolean }>()
  useEffect(() => {
    const look = () => setPlace({ pathname, isUnderWay: userId !== null && isAnyTimerRunning(userId) })
    look()
    return onKept(look)
  }, [pathname, userId])
  return place?.pathname === pathname ? place.isUnderWay : true
}
