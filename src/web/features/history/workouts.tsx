import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useDeferredValue, useMemo } from "react"
import { findWorkouts, type IndexedWorkout } from "#domain/history/find-workouts.ts"
import { isEmptyFilter, noFilter, readFilter, writeFilter } from "#domain/history/history-filter.ts"
import { totalsOf } from "#domain/history/months.ts"
import { nameOf, type PastWorkout } from "#domain/history/past-workout.ts"
import { weightUnitOf } from "#domain/measures/units.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useOnline } from "#web/device/online.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useListAddress } from "#web/workbench/use-list-address.ts"
import { useWorkbench } from "#web/workbench/use-workbench.ts"
import { WorkbenchFrame } from "#web/workbench/workbench-frame.tsx"
import { Filters } from "./filters.tsx"
import { NothingFound } from "./nothing-found.tsx"
import { sentences } from "./sentences.ts"
import { useDeletion } from "./use-deletion.ts"
import { WorkoutList } from "./workout-list.tsx"
import { WorkoutPane } from "./workout-pane.tsx"
import { YearMap } from "./year/year-map.tsx"

interface WorkoutsProps {
  userId: string
  workouts: readonly PastWorkout[]
  index: readonly IndexedWorkout[]
  exercises: readonly Exercise[]
  /** Whether `workouts` has all the workouts. */
  isWhole: boolean
  /** Whether older workouts couldn't be fetched. */
  hasFailed: boolean
  onLoadOlder: () => void
  /** The notice above the list about workouts that haven't been sent. */
  unsent: ReactNode
}

const addressForm = { readFilter, writeFilter, openName: "workout" }

/** The filters, the list and the open workout. */
export function Workouts(props: WorkoutsProps) {
  const { userId, workouts, index, exercises, isWhole, unsent } = props
  const { filter, changeFilter, open, addressOf } = useListAddress(addressForm)
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const remove = useDeletion(userId)
  const byId = useMemo(() => new Map(exercises.map((each) => [each.exercise_id, each])), [exercises])
  // Show what is typed before rendering the list.
  const listedFor = useDeferredValue(filter)
  const { workouts: found, outsideRange } = useMemo(
    () => findWorkouts(index, listedFor, currentDay()),
    [index, listedFor],
  )
  const bench = useWorkbench({ found, open, addressOf })
  const { search, list, title, shown, isPage, focusList, openMoved, leaveRemoved } = bench

  const chosenDay = filter.range === "days" && filter.from === filter.to ? filter.from : null
  const oldest = workouts.at(-1)
  const listed = workouts.find(({ id }) => id === shown)
  return (
    <WorkbenchFrame
      {...{ bench }}
      page="/history"
      title={sentences.title}
      lead={isWhole && oldest && sentences.since(workouts.length, oldest.date)}
      isFiltered={!isEmptyFilter(filter)}
      onClear={() => changeFilter(noFilter)}
      sum={sentences.totals(totalsOf(found), weightUnitOf(system))}
      filters={
        <>
          <YearMap
            {...{ userId, workouts, isWhole }}
            today={currentDay()}
            unit={weightUnitOf(system)}
            chosen={chosenDay}
            onChoose={(day) => {
              changeFilter(day === chosenDay ? noFilter : { ...noFilter, range: "days", from: day, to: day })
            }}
          />
          <Filters
            {...{ filter, workouts, exercises }}
            searchRef={search}
            onChange={changeFilter}
            onLeave={focusList}
          />
        </>
      }
      listing={
        <>
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
              onMove={openMoved}
            />
          )}
          <ListFoot {...props} shownCount={workouts.length} />
        </>
      }
      pane={
        shown !== null && (
          <WorkoutPane
            key={shown}
            {...{ userId, system }}
            id={shown}
            listed={listed ? { title: nameOf(listed), date: listed.date } : null}
            heading={isPage ? "h1" : "h2"}
            headingRef={title}
            onDelete={(workout) => {
              if (remove(workout)) leaveRemoved(workout.id)
            }}
          />
        )
      }
    />
  )
}

interface ListFootProps extends Pick<WorkoutsProps, "workouts" | "isWhole" | "hasFailed" | "onLoadOlder"> {
  shownCount: number
}

/** The line below an incomplete list: older workouts are loading, couldn't be loaded, or aren't on this device. */
function ListFoot({ workouts, shownCount, isWhole, hasFailed, onLoadOlder }: ListFootProps) {
  const isOnline = useOnline()
  const oldest = workouts.at(-1)
  if (isWhole || !oldest) return null
  if (!isOnline) return <p className="soft small">{sentences.olderNotHere(oldest.date)}</p>
  if (hasFailed) return <LoadProblem sentence={sentences.failedOlder(shownCount)} onLoadAgain={onLoadOlder} />
  return <output className="soft small">{sentences.loadingOlder}</output>
}
