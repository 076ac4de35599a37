import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import Merge from "lucide-react/icons/merge"
import { useDeferredValue, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { ExerciseDialog } from "./exercise-dialog.tsx"
import { ExerciseLine } from "./exercise-line.tsx"
import { MergeDialog } from "./merge-dialog.tsx"
import { type LibraryExercise, libraryQuery, mergesQuery } from "./queries.ts"
import { useAdminAction } from "./use-admin-action.ts"
import { sentences } from "./library-sentences.ts"
import { sentences as panel } from "./sentences.ts"

const GuideDialog = lazyDialog(async () => (await import("./guide/guide-dialog.tsx")).GuideDialog)

const firstPageRows = 50

/** The dialog that is open on top of the library. */
type OpenDialog =
  | { dialog: "exercise"; exercise: LibraryExercise | null }
  | { dialog: "guide"; exercise: LibraryExercise }
  | { dialog: "merge" }

/** The exercise library, where admins search for, add, edit and merge exercises. */
export function Library({ userId }: { userId: string }) {
  const library = useQuery(libraryQuery(userId))
  const [search, setSearch] = useState("")
  const [rows, setRows] = useState(firstPageRows)
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const wanted = useDeferredValue(search)
  if (library.isError && !library.data)
    return <LoadProblem sentence={panel.unloaded} onLoadAgain={() => void library.refetch()} />
  if (!library.data) return <Skeleton className={styles["loading"]}>{panel.loading}</Skeleton>
  const found = library.data.filter((exercise) => isFound(exercise, wanted))
  const chosen = chosenIds.flatMap((id) => library.data.find((exercise) => exercise.id === id) ?? [])
  const [first, second] = chosen

  function toggle(id: string) {
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids.slice(-1), id]))
  }

  return (
    <>
      <OpenMerges userId={userId} />
      <div className={styles["bar"]}>
        <TextField
          label={sentences.searchExercises}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <button
          type="button"
          className="button"
          onClick={() => setOpened({ dialog: "exercise", exercise: null })}
        >
          <Plus className="icon" aria-hidden />
          {sentences.newExercise}
        </button>
      </div>
      <ChosenBar
        found={sentences.found(found.length, library.data.length)}
        count={chosen.length}
        onClear={() => setChosenIds([])}
        onMerge={() => setOpened({ dialog: "merge" })}
      />
      {found.length === 0 ? (
        <Alert tone="plain">{sentences.noExercises(wanted)}</Alert>
      ) : (
        <ul className="list">
          {found.slice(0, rows).map((exercise) => (
            <ExerciseLine
              key={exercise.id}
              exercise={exercise}
              isChosen={chosenIds.includes(exercise.id)}
              onChoose={() => toggle(exercise.id)}
              onEdit={() => setOpened({ dialog: "exercise", exercise })}
              onEditGuide={() => setOpened({ dialog: "guide", exercise })}
            />
          ))}
        </ul>
      )}
      {found.length > rows && (
        <button type="button" className="button quiet" onClick={() => setRows(rows + 200)}>
          {sentences.showMore}
        </button>
      )}
      {opened?.dialog === "merge" && first && second && (
        <MergeDialog
          userId={userId}
          pair={[first, second]}
          onClose={() => setOpened(null)}
          onMerged={() => setChosenIds([])}
        />
      )}
      {opened?.dialog === "exercise" && (
        <ExerciseDialog userId={userId} exercise={opened.exercise} onClose={() => setOpened(null)} />
      )}
      {opened?.dialog === "guide" && (
        <GuideDialog
          {...{ userId, library: library.data, exercise: opened.exercise }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

interface ChosenBarProps {
  /** The number of search results, as text. */
  found: string
  /** The number of exercises selected for merging. */
  count: number
  onClear: () => void
  onMerge: () => void
}

function ChosenBar({ found, count, onClear, onMerge }: ChosenBarProps) {
  return (
    <div className={styles["chosen"]} aria-live="polite">
      <span className="small soft">
        {found}. {count === 0 ? sentences.mergeTwo : sentences.chosen(count)}
      </span>
      {count > 0 && (
        <span className="row">
          <button type="button" className="button quiet" onClick={onClear}>
            {sentences.clear}
          </button>
          <button type="button" className="button primary" disabled={count < 2} onClick={onMerge}>
            <Merge className="icon" aria-hidden />
            {sentences.merge}
          </button>
        </span>
      )}
    </div>
  )
}

function isFound({ name, aliases }: LibraryExercise, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/)
  const names = [name, ...aliases].join(" ").toLowerCase()
  return words.every((word) => names.includes(word))
}

function OpenMerges({ userId }: { userId: string }) {
  const { data: merges = [] } = useQuery(mergesQuery(userId))
  const { isBusy, act } = useAdminAction(userId)
  return merges.map(({ id, goes, stays }) => (
    <Alert key={id} tone="plain">
      <p>
        {sentences.merged(goes, stays)} {sentences.undoable}
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void act(() => backend.rpc("admin_undo_merge", { merge_id: id }), sentences.undone)}
        >
          {sentences.undoMerge}
        </button>
      </div>
    </Alert>
  ))
}
