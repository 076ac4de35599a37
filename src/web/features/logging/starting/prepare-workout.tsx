import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import { newDraft } from "#domain/workout/draft.ts"
import { plannedDraft } from "#domain/workout/draft-from-plan.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { isDay, type LocalDay } from "#domain/days/local-day.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { exerciseNotesQuery } from "#web/backend/exercises/exercise-notes-query.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import type { KeptDraft } from "#web/offline/drafts/draft-store.ts"
import { currentDay } from "#web/device/current-day.ts"
import { inTime } from "#web/device/in-time.ts"
import { newId } from "#web/device/new-id.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import type { LoggingRoute } from "../logging-route.ts"
import page from "../logging.module.css"
import { NextSession } from "../ledger/exercise/next-session-part.ts"
import { trainingMemoryQuery } from "../queries.ts"
import { sentences } from "../sentences.ts"
import { templateToStart } from "./template-to-start.ts"
import { sentences as common } from "#web/ui/sentences.ts"

const patienceMilliseconds = 2_000

interface PreparedWorkout {
  kept: KeptDraft
  notices: string[]
}

type Start =
  | { status: "loading" }
  | { status: "failed"; sentence: string; retry: () => void }
  | ({ status: "ready" } & PreparedWorkout)

/** Starts the draft that the route asks for. An ad hoc workout needs no network. */
export function useStart(userId: string, route: LoggingRoute, guess: UnitSystem): Start {
  const client = useQueryClient()
  const [blank] = useState(() =>
    route.kind === "new" ? preparedFrom(newDraft(newId(), dateOf(route), guess)) : undefined,
  )
  const query = useQuery({
    queryKey: userKey(userId, "logging", route.key),
    enabled: !blank,
    // A draft is started only once, because later responses must not replace what the person has entered.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => begin(signal),
  })

  async function begin(signal: AbortSignal): Promise<PreparedWorkout> {
    if (route.kind === "log") {
      // The network is checked first, because a browser that has failed to fetch a chunk doesn't try again.
      if (!navigator.onLine) throw new Error(sentences.offlineEdit)
      // The code for editing is fetched in parallel with the requests below.
      void loadEditing().catch(() => {})
    }
    if (route.kind === "plan" || route.kind === "program") void loadPlanned().catch(() => {})
    // The parts shown above the sets are fetched together with them, because a part that appeared later would push the sets down.
    const heads = fetchHeads(client, userId, route)
    const units = await unitsOf(client, userId, guess)
    await heads
    if (route.kind === "log") {
      const { logToEdit } = await loadEditing()
      return preparedFrom(await logToEdit(userId, route.logId, units, signal))
    }
    const common = { workout_id: null, committed_workout_id: null, name: null, date: dateOf(route) }
    if (route.kind === "template") {
      const { name, planned, missing } = await templateToStart(client, userId, route.workoutId, signal)
      const draft = plannedDraft({ ...common, name, workout_id: route.workoutId }, planned, units, newId)
      return preparedWith(draft, missing)
    }
    if (route.kind === "new") return preparedFrom(newDraft(newId(), common.date, units))
    const { planToStart, sessionToStart } = await loadPlanned()
    if (route.kind === "plan")
      return preparedFrom(await planToStart(client, userId, { route, common, units }))
    const { draft, missing } = await sessionToStart(client, userId, { state: route.start, date: common.date })
    return preparedWith(draft, missing)
  }

  const prepared = blank ?? query.data
  if (prepared) return { status: "ready", ...prepared }
  if (query.isError)
    return { status: "failed", sentence: query.error.message, retry: () => void query.refetch() }
  return { status: "loading" }
}

const loadEditing = () => orMissing(import("./log-to-edit.ts"))
const loadPlanned = () => orMissing(import("./planned-to-start.ts"))

async function orMissing<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (error) {
    throw new Error(sentences.partMissing, { cause: error })
  }
}

/** Fetches notes and history. The wait is kept short, because a workout can be logged without them. */
async function fetchHeads(client: QueryClient, userId: string, route: LoggingRoute): Promise<void> {
  const editedLogId = route.kind === "log" ? route.logId : null
  const heads = [
    client.fetchQuery({ ...exerciseNotesQuery(userId), retry: false }),
    client.fetchQuery({ ...trainingMemoryQuery(userId, editedLogId), retry: false }),
    ...(editedLogId === null ? [NextSession.fetch(), fetchForSuggestions(client, userId)] : []),
  ]
  await inTime(Promise.allSettled(heads), patienceMilliseconds, () => undefined)
}

const fetchForSuggestions = async (client: QueryClient, userId: string) =>
  (await import("../ledger/exercise/next-session.tsx")).fetchForSuggestions(client, userId)

/** The person's units, which are needed to show saved numbers; `guess` if they can't be loaded. */
async function unitsOf(client: QueryClient, userId: string, guess: UnitSystem): Promise<UnitSystem> {
  try {
    return (await client.ensureQueryData(unitSystemQuery(userId))) ?? guess
  } catch {
    return guess
  }
}

function preparedFrom(draft: KeptDraft["draft"]): PreparedWorkout {
  return preparedWith(draft, 0)
}

/** `missing`: how many of the planned exercises no longer exist. */
function preparedWith(draft: KeptDraft["draft"], missing: number): PreparedWorkout {
  return { kept: { draft }, notices: missing > 0 ? [sentences.missingFromTemplate(missing)] : [] }
}

function dateOf(route: LoggingRoute): LocalDay {
  return route.selectedDate ?? currentDay()
}

/** A restored draft, with a notice if it is for a different day than requested, or not for today. */
export function restoredStart(kept: KeptDraft, route: LoggingRoute) {
  const { date, log } = kept.draft
  const isOtherDay = log === null && date !== dateOf(route) && isDay(date)
  return {
    start: kept,
    isRestored: true,
    notices: isOtherDay ? [sentences.keptDraft(formatDay(date, "long"))] : [],
  }
}

export function StartLoading() {
  return (
    <div className={page["screen"]}>
      <div className="skeleton" aria-busy="true">
        <output>{sentences.loading}</output>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}

/** Shown when the workout couldn't be loaded. Stored drafts aren't touched. */
export function StartFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="page stack">
      <h1>{sentences.currentWorkout}</h1>
      <LoadProblem sentence={sentence} onLoadAgain={onRetry}>
        <Link className="button quiet" to="/dashboard">
          {common.backToHome}
        </Link>
      </LoadProblem>
    </div>
  )
}
