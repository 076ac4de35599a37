import { Trash2 } from "lucide-react"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { SetDraft } from "#domain/programs/editing/day-draft.ts"
import { loadKindOf, loadKinds, textOfKind } from "#domain/programs/editing/load-field.ts"
import type { DayProblem } from "#domain/programs/editing/read-day.ts"
import type { RuleName } from "#domain/programs/rule.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { problemText, sentences } from "./sentences.ts"

interface SetDialogProps {
  set: SetDraft
  number: string
  rule: RuleName
  unit: WeightUnit
  problems: readonly DayProblem[]
  onChange: (fields: Partial<Omit<SetDraft, "id">>) => void
  onRemove: () => void
  onClose: () => void
}

/** All settings of a set: how many equal sets there are, its reps, its kind of load, and whether it decides the next load. */
export function SetDialog({
  set,
  number,
  rule,
  unit,
  problems,
  onChange,
  onRemove,
  onClose,
}: SetDialogProps) {
  const problemOf = (field: string) => {
    const problem = problems.find((each) => each.field === `${set.id} ${field}`)
    return problem && problemText(problem)
  }
  const context = { rule, unit }
  const kind = loadKindOf(set.load, context)
  return (
    <Dialog
      title={sentences.set(number)}
      bottom
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button danger" onClick={onRemove}>
            <Trash2 className="icon" />
            {sentences.removeSet}
          </button>
          <button type="button" className="button primary" onClick={onClose}>
            {sentences.done}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label={sentences.alike}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={set.count}
          problem={problemOf("count")}
          onChange={({ target: { value } }) => onChange({ count: value })}
        />
        <TextField
          label={sentences.asked}
          hint={sentences.askedHint}
          autoComplete="off"
          maxLength={100}
          value={set.amount}
          problem={problemOf("amount")}
          onChange={({ target: { value } }) => onChange({ amount: value })}
        />
        <label className="field">
          {sentences.loadFrom}
          <select
            value={kind ?? ""}
            onChange={({ target: { value } }) => {
              const chosen = loadKinds.find((each) => each === value)
              if (chosen) onChange({ load: textOfKind(chosen, context) })
            }}
          >
            {kind === null && <option value="">{sentences.unreadable}</option>}
            {loadKinds.map((each) => (
              <option key={each} value={each}>
                {sentences.loadKinds[each]}
              </option>
            ))}
          </select>
        </label>
        {kind !== "rule" && kind !== "last" && (
          <TextField
            label={sentences.load}
            autoComplete="off"
            maxLength={40}
            value={set.load}
            problem={problemOf("load")}
            onChange={({ target: { value } }) => onChange({ load: value })}
          />
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={set.decides}
            onChange={({ target: { checked } }) => onChange({ decides: checked })}
          />
          {sentences.decides}
        </label>
      </div>
    </Dialog>
  )
}
