import type { ShapeDraft } from "#domain/programs/editing/program-shape.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import { sentences } from "./shape-sentences.ts"

interface ShapeFieldsProps {
  draft: ShapeDraft
  /** The fields that can't be saved. */
  wrong: readonly string[]
  onChange: (fields: Partial<ShapeDraft>) => void
}

/** The fields for a program's days per week and weeks. */
export function ShapeFields({ draft, wrong, onChange }: ShapeFieldsProps) {
  const field = (name: keyof ShapeDraft) => ({
    label: sentences[name],
    hint: sentences.hint[name],
    inputMode: "numeric" as const,
    maxLength: 4,
    autoComplete: "off",
    value: draft[name],
    problem: wrong.includes(name) ? sentences.wrong[name] : undefined,
    onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ [name]: value }),
  })
  return (
    <>
      <TextField {...field("days")} />
      <TextField {...field("weeks")} />
    </>
  )
}
