import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type FixedKind, fixedKindOf, weightsIn } from "#domain/plates/barbells.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { sentences } from "./sentences.ts"

/** The form for the weights of a kind of equipment, fetched when it is opened. */
export const WeightsDialog = lazyDialog(async () => (await import("./weights-dialog.tsx")).WeightsDialog)

interface AskWeightsProps {
  userId: string
  /** The equipment of the exercises that loads are suggested for. */
  equipment: readonly (string | null)[]
  unit: WeightUnit
}

/**
 * Asks which weights the person has, where a suggestion assumes the usual steps: one kind of equipment at a time. Nothing once they have said, and for
 * equipment that takes plates.
 */
export function AskWeights({ userId, equipment, unit }: AskWeightsProps) {
  const { data: column } = useQuery(barbellsQuery(userId))
  if (column === undefined) return null
  const kind = equipment.map(fixedKindOf).find((each) => each && weightsIn(column, unit, each) === null)
  if (!kind) return null
  return <WeightsQuestion {...{ userId, kind, unit }} />
}

/** The question as a button that opens the form. */
function WeightsQuestion({ userId, kind, unit }: { userId: string; kind: FixedKind; unit: WeightUnit }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {sentences.questions[kind]}
      </button>
      {isOpen && <WeightsDialog {...{ userId, kind, unit }} weights={[]} onClose={() => setOpen(false)} />}
    </>
  )
}
