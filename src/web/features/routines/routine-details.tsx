import { useId } from "react"
import type { RoutineDraft } from "#domain/routines/routine-draft.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import { sentences } from "./sentences.ts"

interface RoutineDetailsProps {
  /** The label of the name field: "Name" or "Routine Name". */
  label: string
  draft: RoutineDraft
  isNameMissing: boolean
  onChange: (draft: RoutineDraft) => void
}

/** The routine's name and description. */
export function RoutineDetails({ label, draft, isNameMissing, onChange }: RoutineDetailsProps) {
  const description = useId()
  return (
    <section className="block" aria-labelledby="details">
      <header>
        <h2 id="details">{sentences.details}</h2>
      </header>
      <div className="stack">
        <TextField
          label={label}
          name="routine-name"
          required
          maxLength={200}
          autoComplete="off"
          value={draft.name}
          problem={isNameMissing ? sentences.problem("name") : undefined}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <div className="field">
          <label htmlFor={description}>{sentences.description}</label>
          <textarea
            id={description}
            placeholder={sentences.optional}
            maxLength={10_000}
            value={draft.description}
            onChange={(event) => onChange({ ...draft, description: event.target.value })}
          />
        </div>
      </div>
    </section>
  )
}
