import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import { compareLogs } from "#domain/compare-logs.ts"
import type { SavedSet } from "#domain/draft-from-log.ts"
import { userKey } from "#web/backend/query-keys.ts"
import { Alert } from "#web/ui/alert.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { ConflictVersions } from "./conflict-versions.tsx"
import { fetchLog, LogMissing } from "./queries.ts"
import { sentences } from "./conflict-sentences.ts"
import { type GivingUp, useGivingUp } from "./use-giving-up.ts"
import type { Conflict, Saving } from "./use-save.ts"

interface ConflictDialogProps extends GivingUp {
  conflict: Conflict
  saving: Pick<Saving, "isSaving" | "saveOver" | "saveAsNew" | "decideLater">
}

/** The log was changed elsewhere while it was edited here: both versions side by side, and which to keep. */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { userId, draft, conflict, saving, onCleared } = props
  const { isSaving, decideLater } = saving
  const giveUp = useGivingUp(props)
  const navigate = useNavigate()
  const theirs = useTheirs(userId, conflict)
  const isGone = theirs.error instanceof LogMissing
  const revision = theirs.data?.log.revision

  const close = () => {
    if (!isSaving) decideLater()
  }
  const keepBoth = () => void saving.saveAsNew(draft)
  function keepMine() {
    if (revision !== undefined) void saving.saveOver(draft, revision)
  }
  function keepTheirs() {
    if (giveUp(isGone ? sentences.gaveUp : sentences.keptTheirs)) {
      if (isGone) void navigate("/dashboard")
      else onCleared()
    } else decideLater()
  }

  return (
    <Dialog
      title={isGone ? sentences.goneTitle : sentences.conflictTitle}
      onClose={close}
      footer={
        <>
          <Choice label="Decide Later" look="quiet" isBusy={isSaving} onChoose={close} />
          {isGone && <Choice label="Give Up" look="danger" isBusy={isSaving} onChoose={keepTheirs} />}
          {isGone && (
            <Choice label="Save as a New Workout" look="primary" isBusy={isSaving} onChoose={keepBoth} />
          )}
          {theirs.data && <Choice label="Keep Both" look="" isBusy={isSaving} onChoose={keepBoth} />}
          {theirs.data && <Choice label="Keep Theirs" look="" isBusy={isSaving} onChoose={keepTheirs} />}
          {theirs.data && <Choice label="Keep Mine" look="primary" isBusy={isSaving} onChoose={keepMine} />}
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
              Load Again
            </button>
          </div>
        </Alert>
      )}
      {theirs.data && (
        <>
          <p role="status">{conflict.times > 1 ? sentences.conflictAgain : sentences.conflict}</p>
          <p className="small soft">{sentences.choices}</p>
          <ConflictVersions comparison={compared(conflict, theirs.data)} />
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
      <output>{sentences.conflictLoading}</output>
      <i />
      <i />
    </div>
  )
}

type Theirs = Awaited<ReturnType<typeof fetchLog>>

/** What the log is on the server now; asked anew with every conflict. */
function useTheirs(userId: string, { command, times }: Conflict) {
  const logId = command.log.id ?? ""
  return useQuery({
    queryKey: userKey(userId, "logging", "conflict", logId, command.op_id, times),
    // What is chosen from must not change under the finger.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => fetchLog(userId, logId, signal),
  })
}

function compared({ command, exerciseNames }: Conflict, { log, sets }: Theirs) {
  const names = { ...Object.fromEntries(sets.flatMap(namesOf)), ...exerciseNames }
  return compareLogs({ ...command.log, sets: command.sets }, { ...log, sets }, names)
}

function namesOf({ exercise_id, exercises }: SavedSet): [string, string][] {
  return exercises ? [[exercise_id, exercises.name]] : []
}
