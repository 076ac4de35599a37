import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useMemo } from "react"
import {
  isEmptyExerciseFilter,
  noExerciseFilter,
  readExerciseFilter,
  writeExerciseFilter,
} from "#domain/exercises/exercise-filter.ts"
import { listExercises, shelve } from "#domain/exercises/list-exercises.ts"
import type { TrainedExercise } from "#domain/records/trained-exercises.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useListAddress } from "#web/workbench/use-list-address.ts"
import { useWorkbench } from "#web/workbench/use-workbench.ts"
import { WorkbenchFrame } from "#web/workbench/workbench-frame.tsx"
import { ExerciseDetail } from "../exercise-detail.tsx"
import { ExerciseList } from "./exercise-list.tsx"
import { Filters } from "./filters.tsx"
import styles from "./list.module.css"
import { NothingFound } from "./nothing-found.tsx"
import { sentences } from "./sentences.ts"

interface ExercisesProps {
  userId: string
  /** All exercises, by name. */
  exercises: readonly Exercise[]
  /** The exercises that the person has logged, most recently trained first. */
  trained: readonly TrainedExercise[]
}

const addressForm = { readFilter: readExerciseFilter, writeFilter: writeExerciseFilter, openName: "exercise" }

/** The filters, the list and the open exercise. */
export function Exercises({ userId, exercises, trained }: ExercisesProps) {
  const { filter, changeFilter, open, addressOf } = useListAddress(addressForm)
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const shelf = useMemo(
    () =>
      shelve(
        exercises,
        trained.map(({ exercise_id }) => exercise_id),
      ),
    [exercises, trained],
  )
  // Show what is typed before rendering the list.
  const listedFor = useDeferredValue(filter)
  const { groups, corrected } = useMemo(() => listExercises(shelf, listedFor), [shelf, listedFor])
  const found = useMemo(
    () =>
      [...groups.trained, ...groups.own, ...groups.untrained].map(({ exercise_id }) => ({ id: exercise_id })),
    [groups],
  )
  const bench = useWorkbench({ found, open, addressOf })
  const { search, list, title, shown, isPage, focusList, openMoved } = bench

  return (
    <WorkbenchFrame
      {...{ bench }}
      className={styles["page"]}
      page="/exercises"
      title={sentences.title}
      lead={sentences.lead(countsOf(exercises, trained))}
      isFiltered={!isEmptyExerciseFilter(filter)}
      onClear={() => changeFilter(noExerciseFilter)}
      sum={sentences.sum(found.length)}
      filters={
        <Filters
          {...{ userId, filter, exercises, addressOf }}
          searchRef={search}
          newName={found.length === 0 ? filter.text.trim() : ""}
          onChange={changeFilter}
          onLeave={focusList}
        />
      }
      listing={
        <>
          {trained.length === 0 && isEmptyExerciseFilter(filter) && <NothingTrained />}
          {corrected !== null && found.length > 0 && (
            <p className="soft small">{sentences.corrected(corrected)}</p>
          )}
          {found.length === 0 ? (
            <NothingFound filter={listedFor} onClear={() => changeFilter(noExerciseFilter)} />
          ) : (
            <ExerciseList
              ref={list}
              {...{ groups, trained, system, addressOf }}
              open={shown}
              onMove={openMoved}
            />
          )}
        </>
      }
      pane={
        shown !== null && (
          <ExerciseDetail
            key={shown}
            {...{ userId, addressOf }}
            exerciseId={shown}
            name={
              exercises.find(({ exercise_id }) => exercise_id === shown)?.exercise_name ?? sentences.title
            }
            heading={isPage ? "h1" : "h2"}
            headingRef={title}
          />
        )
      }
    />
  )
}

function NothingTrained() {
  return (
    <div className="empty">
      <p>
        <b>{sentences.nothingTrained}</b>
      </p>
      <p className="soft">{sentences.nothingTrainedHint}</p>
    </div>
  )
}

function countsOf(exercises: readonly Exercise[], trained: readonly TrainedExercise[]) {
  const own = exercises.filter(({ owner_id, is_hidden }) => owner_id !== null && !is_hidden).length
  const library = exercises.filter(({ owner_id }) => owner_id === null).length
  return { trained: trained.length, own, library }
}
