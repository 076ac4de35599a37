import { type ReactNode, useId } from "react"
import type { GuideDraft, GuideField } from "#domain/guide/guide-draft.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "./guide.module.css"
import { sentences } from "./sentences.ts"

const steps = ["setUp", "move", "breathe"] as const
const cues = ["firstCue", "secondCue"] as const
const mistakes = ["firstMistake", "secondMistake"] as const
const links = ["easier", "harder"] as const

interface WordsFormProps {
  draft: GuideDraft
  /** Whether anything is written; if so, the steps are required. */
  isWritten: boolean
  /** The names that can be entered as an easier or a harder exercise. */
  exercises: ReadonlySet<string>
  onChange: (draft: GuideDraft) => void
}

/** The fields for a guide's instructions. */
export function WordsForm({ draft, isWritten, exercises, onChange }: WordsFormProps) {
  const listId = useId()
  const field = (name: GuideField) => ({
    label: sentences.fields[name],
    value: draft[name],
    onChange: (text: string) => onChange({ ...draft, [name]: text }),
  })
  return (
    <>
      <div className={styles["forms"]}>
        <div className="segmented" role="group" aria-label={sentences.form}>
          {([false, true] as const).map((isLine) => (
            <button
              key={String(isLine)}
              type="button"
              aria-pressed={draft.isLine === isLine}
              onClick={() => onChange({ ...draft, isLine })}
            >
              {isLine ? sentences.forms.line : sentences.forms.steps}
            </button>
          ))}
        </div>
      </div>
      {draft.isLine ? (
        <TextArea {...field("line")} />
      ) : (
        <>
          {steps.map((name) => (
            <TextArea key={name} {...field(name)} isRequired={isWritten} />
          ))}
          {cues.map((name) => (
            <TextArea key={name} {...field(name)} />
          ))}
          {mistakes.map((name) => (
            <TextArea key={name} {...field(name)} hint={sentences.mistakeHint} />
          ))}
          {links.map((name) => (
            <LinkField key={name} {...field(name)} {...{ listId, exercises }} />
          ))}
          <datalist id={listId}>
            {[...exercises].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      )}
    </>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

interface TextAreaProps extends FieldProps {
  hint?: ReactNode
  isRequired?: boolean
}

function TextArea({ label, value, onChange, hint, isRequired = false }: TextAreaProps) {
  const id = useId()
  return (
    <div className={`field ${styles["text"]}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={1}
        maxLength={400}
        required={isRequired}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  )
}

interface LinkFieldProps extends FieldProps {
  listId: string
  exercises: ReadonlySet<string>
}

/** A field for an exercise's name. Browsers suggest the library's names while the person types. */
function LinkField({ label, value, onChange, listId, exercises }: LinkFieldProps) {
  const isNowhere = value.trim() !== "" && !exercises.has(value.trim())
  return (
    <TextField
      label={label}
      list={listId}
      maxLength={200}
      hint={sentences.linkHint}
      problem={isNowhere ? sentences.notInLibrary : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
