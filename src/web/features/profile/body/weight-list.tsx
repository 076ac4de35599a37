import { useQueryClient } from "@tanstack/react-query"
import { Pencil, Trash2 } from "lucide-react"
import { useRef, useState } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import type { WeightEntry } from "#domain/progress/weight-history.ts"
import { backend } from "#web/backend/client.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { useConfirm } from "#web/ui/dialogs/confirm.tsx"
import { useMessages } from "#web/ui/messages/messages.tsx"
import styles from "./body.module.css"
import { weightsKey } from "#web/weighing/queries.ts"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"
import { WeightChart } from "./weight-chart.tsx"
import { WeightEntryDialog } from "./weight-entry-dialog.tsx"
import type { useWeights, WeightHere } from "./weights-here.ts"

interface WeightHistoryProps extends ReturnType<typeof useWeights> {
  userId: string
  unit: WeightUnit
}

/** The logged body weights: a chart, and each entry with buttons to edit or delete it. */
export function WeightHistory({ userId, unit, query, weights }: WeightHistoryProps) {
  const [edited, setEdited] = useState<WeightEntry>()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = useRemoval(userId, () => heading.current?.focus())

  return (
    <section className="block" aria-labelledby="profile-weights">
      <header>
        <h2 id="profile-weights" ref={heading} tabIndex={-1}>
          {sentences.weightsTitle}
        </h2>
      </header>
      {hasFailed(query) && (
        <LoadProblem sentence={sentences.failedWeights} onLoadAgain={() => void query.refetch()} />
      )}
      {weights?.length === 0 && <p className="soft">{sentences.noWeights}</p>}
      {weights && weights.length > 0 && (
        <>
          <WeightChart entries={weights} unit={unit} />
          <p className="label">{sentences.weightKey}</p>
          <ul className={`list tight ${styles["weights"]}`}>
            {weights.toReversed().map((entry) => (
              <WeightLine key={entry.id} {...{ entry, unit }} onEdit={setEdited} onRemove={remove} />
            ))}
          </ul>
        </>
      )}
      {edited && <WeightEntryDialog userId={userId} entry={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

interface WeightLineProps {
  entry: WeightHere
  unit: WeightUnit
  onEdit: (entry: WeightEntry) => void
  onRemove: (entry: WeightEntry) => Promise<void>
}

function WeightLine({ entry, unit, onEdit, onRemove }: WeightLineProps) {
  const day = formatDay(entry.date, "short")
  const weight = `${formatNumber(convertWeight(entry.weight, entry.weight_unit, unit))} ${unit}`
  return (
    <li>
      <span className="grow">{day}</span>
      <span className="number">{weight}</span>
      {entry.isWaiting ? (
        <span className="label">{shared.onThisDevice}</span>
      ) : (
        <>
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.editNamed(weight, day)}
            onClick={() => onEdit(entry)}
          >
            <Pencil className="icon" />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.deleteNamed(weight, day)}
            onClick={() => void onRemove(entry)}
          >
            <Trash2 className="icon" />
          </button>
        </>
      )}
    </li>
  )
}

/** Asks for confirmation, deletes the entry and reports the outcome. `onGone` is called when the pressed button disappears. */
function useRemoval(userId: string, onGone: () => void) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const { say } = useMessages()

  return async function remove({ id }: WeightEntry) {
    const question = sentences.confirmWeightDelete
    if (!(await confirm({ question, action: sentences.deleteEntry, danger: true }))) return
    const { error } = await backend.from("weight_logs").delete().eq("id", id).eq("user_id", userId)
    if (error) return say(sentences.failedWeightDelete, { tone: "error" })
    onGone()
    say(sentences.weightDeleted)
    await client.invalidateQueries({ queryKey: weightsKey(userId) })
  }
}
