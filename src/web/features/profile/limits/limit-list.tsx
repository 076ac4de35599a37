import { useQuery } from "@tanstack/react-query"
import { Pencil, X } from "lucide-react"
import { useState } from "react"
import { hasEnded } from "#domain/suitability/limit-end.ts"
import { avoidedQuery, type AvoidedRow } from "#web/backend/exercises/avoided-query.ts"
import { currentDay } from "#web/device/current-day.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { focusHeading } from "#web/shell/pages/arrival.tsx"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { AddLimitDialog } from "./add-limit-dialog.tsx"
import { EditLimitDialog } from "./edit-limit-dialog.tsx"
import styles from "./limits.module.css"
import { sentences } from "./sentences.ts"
import { useLimitChanges } from "./use-limit-changes.ts"

/** The joints, movements, muscles and exercises that a person goes easy on or avoids. */
export function LimitList({ userId }: { userId: string }) {
  const limits = useQuery(avoidedQuery(userId))
  const { add, change, remove, problem } = useLimitChanges(userId)
  const [edited, setEdited] = useState<AvoidedRow>()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className="stack">
        <p className="soft">{sentences.hint}</p>
        {hasFailed(limits) && (
          <LoadProblem sentence={sentences.failedLoad} onLoadAgain={() => void limits.refetch()} />
        )}
        {problem !== null && <Alert tone="error">{problem}</Alert>}
        {limits.data && limits.data.length > 0 && (
          <ul className="list tight">
            {limits.data.map((row) => (
              <LimitLine
                key={row.id}
                row={row}
                onEdit={() => setEdited(row)}
                onRemove={() => void remove(row, focusHeading)}
              />
            ))}
          </ul>
        )}
        <div className="row">
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {sentences.add}
          </button>
        </div>
      </div>
      {isAdding && (
        <AddLimitDialog
          userId={userId}
          limits={limits.data ?? []}
          add={add}
          onClose={() => setAdding(false)}
        />
      )}
      {edited && (
        <EditLimitDialog
          row={edited}
          save={(terms) => change(edited.id, terms)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

interface LimitLineProps {
  row: AvoidedRow
  onEdit: () => void
  onRemove: () => void
}

function LimitLine({ row, onEdit, onRemove }: LimitLineProps) {
  const name = sentences.nameOf(row)
  return (
    <li>
      <span className="grow">
        {name}
        <span className={`small soft ${styles["terms"]}`}>{termsOf(row).join(" · ")}</span>
      </span>
      <button
        type="button"
        className="button quiet square"
        aria-label={sentences.edit(name)}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <Pencil className="icon" />
      </button>
      <button
        type="button"
        className="button quiet square"
        aria-label={sentences.remove(name)}
        onClick={onRemove}
      >
        <X className="icon" />
      </button>
    </li>
  )
}

function termsOf(row: AvoidedRow): string[] {
  const { level, until, reason } = row
  const last = until && (hasEnded(row, currentDay()) ? sentences.ended(until) : sentences.until(until))
  return [sentences.levels[level], last, reason].flatMap((part) => part || [])
}
