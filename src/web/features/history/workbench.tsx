import { useQuery } from "@tanstack/react-query"
import { ChevronLeft } from "lucide-react"
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react"
import { Link, useNavigate } from "react-router"
import { findWorkouts, type IndexedWorkout } from "#domain/history/find-workouts.ts"
import { isEmptyFilter, noFilter } from "#domain/history/history-filter.ts"
import { totalsOf } from "#domain/history/months.ts"
import type { PastWorkout } from "#domain/history/past-workout.ts"
import { weightUnitOf } from "#domain/measures/units.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useOnline } from "#web/device/online.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useWide } from "#web/ui/use-wide.ts"
import { Filters } from "./filters.tsx"
import { NothingFound } from "./nothing-found.tsx"
import styles from "./history.module.css"
import { sentences } from "./sentences.ts"
import { useDeletion } from "./use-deletion.ts"
import { nameOf } from "./use-history.ts"
import { useHistoryAddress } from "./use-history-address.ts"
import { useHistoryKeys } from "./use-history-keys.ts"
import { type ListHandle, WorkoutList } from "./workout-list.tsx"
import { WorkoutPane } from "./workout-pane.tsx"

interface WorkbenchProps {
  userId: string
  workouts: readonly PastWorkout[]
  index: readonly IndexedWorkout[]
  exercises: readonly Exercise[]
  /** Whether these are all the workouts. */
  isWhole: boolean
  /** Whether older ones couldn't be fetched. */
  hasFailed: boolean
  onLoadOlder: () => void
  /** The notice above the list about workouts that haven't been sent. */
  unsent: ReactNode
}

/**
 * The filters, the list and the open workout. On a wide screen, the list and the workout are side by side; on a phone, the open workout replaces the
 * list.
 */
export function Workbench(props: WorkbenchProps) {
  const { userId, workouts, index, exercises, isWhole, unsent } = props
  const { filter, changeFilter, open, addressOf } = useHistoryAddress()
  const isWide = useWide()
  const navigate = useNavigate()
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<ListHandle>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const remove = useDeletion(userId)
  const lastOpen = useRef<string | null>(null)
  const byId = useMemo(() => new Map(exercises.map((each) => [each.exercise_id, each])), [exercises])
  // Show what is typed before rendering the list.
  const listedFor = useDeferredValue(filter)
  const { workouts: found, outsideRange } = useMemo(
    () => findWorkouts(index, listedFor, currentDay()),
    [index, listedFor],
  )
  useEffect(() => {
    if (open !== null) lastOpen.current = open
  }, [open])
  // On a wide screen, the pane is never empty.
  const shown = open ?? (isWide ? (found[0]?.id ?? null) : null)
  const isPage = !isWide && open !== null
  useListPlace(isPage, { onOpen: () => title.current?.focus({ preventScroll: true }), onClose: focusList })
  useHistoryKeys({
    search,
    list,
    onEnter: () => {
      if (isWide) title.current?.focus()
      return isWide
    },
    onLeave: () => (isWide ? focusList() : void navigate(addressOf(null))),
  })

  /** Moves the focus to the workout that is open or was open last, or else to the first one. */
  function focusList() {
    list.current?.focus(shown ?? lastOpen.current ?? found[0]?.id ?? "")
  }

  function removeShown(workout: Pick<PastWorkout, "id" | "name" | "date">) {
    const place = found.findIndex(({ id }) => id === workout.id)
    const next = found[place + 1] ?? found[place - 1]
    if (!remove(workout)) return
    void navigate(addressOf(isWide ? (next?.id ?? null) : null), { replace: true })
    if (next && isWide) list.current?.focus(next.id)
    else lastOpen.current = next?.id ?? null
  }

  function clear() {
    changeFilter(noFilter)
    search.current?.focus()
  }

  const oldest = workouts.at(-1)
  const listed = workouts.find(({ id }) => id === shown)
  return (
    <div className={`page ${styles["page"]}`}>
      {isPage && (
        <Link className={styles["back"]} to={addressOf(null)}>
          <ChevronLeft className="icon" />
          {sentences.back}
        </Link>
      )}
      <div hidden={isPage} className={styles["top"]}>
        <div className={styles["head"]}>
          {isPage ? <h2>{sentences.title}</h2> : <h1>{sentences.title}</h1>}
          <p className="soft">{isWhole && oldest && sentences.since(workouts.length, oldest.date)}</p>
          {!isEmptyFilter(filter) && (
            <button type="button" className="button quiet" onClick={clear}>
              {sentences.clear}
            </button>
          )}
        </div>
        <Filters
          {...{ filter, workouts, exercises }}
          searchRef={search}
          onChange={changeFilter}
          onLeave={focusList}
        />
      </div>
      <div className={styles["bench"]}>
        <div hidden={isPage} className={styles["listing"]}>
          {unsent}
          {found.length === 0 && isWhole ? (
            <NothingFound {...{ filter: listedFor, outsideRange }} onChange={changeFilter} />
          ) : (
            <WorkoutList
              ref={list}
              {...{ system, addressOf }}
              workouts={found}
              exercises={byId}
              open={shown}
              onMove={(id) =>
                isWide && void navigate(addressOf(id), { replace: true, preventScrollReset: true })
              }
            />
          )}
          <ListFoot {...props} shownCount={workouts.length} />
          <p className={styles["sum"]}>
            <output>{sentences.totals(totalsOf(found), weightUnitOf(system))}</output>
            <span className={styles["keys"]} aria-hidden>
              <kbd>{sentences.keys.next}</kbd> <kbd>{sentences.keys.previous}</kbd> {sentences.toMove}{" "}
              <kbd>{sentences.keys.open}</kbd> {sentences.toOpen}
            </span>
          </p>
        </div>
        {shown !== null && (
          <WorkoutPane
            key={shown}
            {...{ userId, system }}
            id={shown}
            listed={listed ? { title: nameOf(listed), date: listed.date } : null}
            heading={isPage ? "h1" : "h2"}
            headingRef={title}
            onDelete={removeShown}
          />
        )}
      </div>
    </div>
  )
}

interface ListFootProps extends Pick<WorkbenchProps, "workouts" | "isWhole" | "hasFailed" | "onLoadOlder"> {
  shownCount: number
}

/** What is missing below the list: older workouts that are loading, failed to, or aren't on this device. */
function ListFoot({ workouts, shownCount, isWhole, hasFailed, onLoadOlder }: ListFootProps) {
  const isOnline = useOnline()
  const oldest = workouts.at(-1)
  if (isWhole || !oldest) return null
  if (!isOnline) return <p className="soft small">{sentences.olderNotHere(oldest.date)}</p>
  if (hasFailed) return <LoadProblem sentence={sentences.failedOlder(shownCount)} onLoadAgain={onLoadOlder} />
  return <output className="soft small">{sentences.loadingOlder}</output>
}

interface ListPlace {
  onOpen: () => void
  onClose: () => void
}

/** When a workout replaces the list, scrolls to its top, and afterwards back to where the list was. */
function useListPlace(isPage: boolean, { onOpen, onClose }: ListPlace) {
  const place = useRef(0)
  const wasPage = useRef(false)
  const arrive = useEffectEvent(() => {
    scrollTo(0, isPage ? 0 : place.current)
    if (isPage) onOpen()
    // The list's rows are rendered again only after this effect.
    else queueMicrotask(onClose)
  })
  useLayoutEffect(() => {
    if (isPage !== wasPage.current) arrive()
    wasPage.current = isPage
    if (isPage) return undefined
    const keepPlace = () => (place.current = scrollY)
    addEventListener("scroll", keepPlace, { passive: true })
    return () => removeEventListener("scroll", keepPlace)
  }, [isPage])
}
