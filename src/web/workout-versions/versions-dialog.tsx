import { useQuery } from "@tanstack/react-query"
import { compareLogs } from "#domain/saving/compare-logs.ts"
import type { SavedSet } from "#domain/workout/draft-from-log.ts"
import { type KnownExercises, loadsOf } from "#domain/saving/known-exercises.ts"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import type { StoredLog } from "#domain/saving/save-command.ts"
import { type LogWithSets, LogMissing } from "#web/backend/training/log-queries.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"
import { theirVersionQuery } from "./their-version-query.ts"
import { Versions } from "./versions.tsx"

export interface VersionsDialogProps {
  userId: string
  /** The version that this device wants to save. */
  mine: SaveCommand
  /** The exercises in this device's version. */
  exercises: KnownExercises
  /** The number of conflicts for this save. It increases if the log changes again while the person is choosing. */
  times?: number
  /** Whether the choice is being applied. */
  isBusy?: boolean
  /** `theirs` is the version that the person has seen. */
  onKeepMine: (theirs: StoredLog) => void
  /** `theirs` is null if the log was deleted. There is then nothing to keep. */
  onKeepTheirs: (theirs: StoredLog | null) => void
  onKeepBoth: () => void
  onClose: () => void
}

/** A conflict dialog: shows both versions of the workout side by side and asks which to keep. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { userId, mine, exercises, times = 1, isBusy = false } = props
  const { onKeepMine, onKeepTheirs, onKeepBoth } = props
  const theirs = useQuery(theirVersionQuery(userId, mine, times))
  const isGone = theirs.error instanceof LogMissing
  const log = theirs.data?.log
  const close = () => {
    if (!isBusy) props.onClose()
  }

  return (
    <Dialog
      title={isGone ? sentences.goneTitle : sentences.title}
      onClose={close}
      footer={
        <>
          <Choice {...{ isBusy }} label={sentences.decideLater} look="quiet" onChoose={close} />
          {isGone && (
            <>
              <Choice
                {...{ isBusy }}
                label={sentences.discardMine}
                look="danger"
                onChoose={() => onKeepTheirs(null)}
              />
              <Choice {...{ isBusy }} label={sentences.saveAsNew} look="primary" onChoose={onKeepBoth} />
            </>
          )}
          {!isGone && !theirs.isFetching && (
            <Choice {...{ isBusy }} label={sentences.keepBoth} look="" onChoose={onKeepBoth} />
          )}
          {log && (
            <>
              <Choice
                {...{ isBusy }}
                label={sentences.keepTheirs}
                look=""
                onChoose={() => onKeepTheirs(log)}
              />
              <Choice
                {...{ isBusy }}
                label={sentences.keepMine}
                look="primary"
                onChoose={() => onKeepMine(log)}
              />
            </>
          )}
        </>
      }
    >
      {theirs.isFetching && <Loading />}
      {!theirs.isFetching && isGone && <p role="status">{sentences.gone}</p>}
      {!theirs.isFetching && theirs.isError && !isGone && (
        <Alert tone="error">
          <p>{theirs.error.message}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void theirs.refetch()}>
              {common.loadAgain}
            </button>
          </div>
        </Alert>
      )}
      {theirs.data && (
        <>
          <p role="status">{times > 1 ? sentences.changedAgain : reasonForTwo(mine)}</p>
          <p className="small soft">{sentences.choices}</p>
          <Versions comparison={comparisonOf(mine, theirs.data, exercises)} />
        </>
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  label: string
  look: string
  isBusy: boolean
  onChoose: () => void
}

function Choice({ label, look, isBusy, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`button ${look}`}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onChoose()
      }}
    >
      {label}
    </button>
  )
}

function Loading() {
  return (
    <div className="skeleton" aria-busy="true">
      <output>{sentences.loading}</output>
      <i />
      <i />
    </div>
  )
}

function reasonForTwo({ log }: SaveCommand): string {
  return log.id === undefined ? sentences.savedBefore : sentences.changed
}

function comparisonOf(mine: SaveCommand, { log, sets }: LogWithSets, exercises: KnownExercises) {
  const theirs = exercisesOf(sets)
  return compareLogs(
    { ...mine.log, sets: mine.sets },
    { ...log, sets },
    {
      names: { ...theirs.names, ...exercises.names },
      // The server's response decides how loads count, because it is newer than what this device knows.
      loads: { ...exercises.loads, ...theirs.loads },
    },
  )
}

function exercisesOf(sets: readonly SavedSet[]): KnownExercises {
  const known = sets.flatMap(({ exercise_id, exercises }) => (exercises ? [{ exercise_id, exercises }] : []))
  return {
    names: Object.fromEntries(known.map(({ exercise_id, exercises }) => [exercise_id, exercises.name])),
    loads: loadsOf(known.map(({ exercise_id, exercises }) => [exercise_id, exercises.load ?? "outside"])),
  }
}
