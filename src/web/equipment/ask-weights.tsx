import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type FixedKind, fixedKindOf, weightsIn } from "#domain/plates/barbells.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import styles from "./equipment.module.css"
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
 * Asks which weights the person has, for one kind of equipment at a time, as long as suggestions can only assume the usual steps. Renders nothing
 * once everything is answered, or for equipment that takes plates.
 */
export function AskWeights({ userId, equipment, unit }: AskWeightsProps) {
  const { data: column } = useQuery(barbellsQuery(userId))
  const [asked, setAsked] = useState<FixedKind | null>(null)
  if (column === undefined) return null
  const kind = equipment.map(fixedKindOf).find((each) => each && weightsIn(column, unit, each) === null)
  if (asked !== null && weightsIn(column, unit, asked) !== null)
    return (
      // The question had the focus and is gone, so this text takes the focus.
      <p className="small soft" tabIndex={-1} ref={takeFocus}>
        {sentences.answered(asked)}
      </p>
    )
  if (!kind) return null
  return <WeightsQuestion {...{ userId, kind, unit }} onOpen={() => setAsked(kind)} />
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

interface WeightsQuestionProps {
  userId: string
  kind: FixedKind
  unit: WeightUnit
  onOpen: () => void
}

/** The question as a button that opens the form. */
function WeightsQuestion({ userId, kind, unit, onOpen }: WeightsQuestionProps) {
  const [isOpen, setOpen] = useState(false)
  function open() {
    onOpen()
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={`button quiet ${styles["question"]}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        {sentences.questions[kind]}
      </button>
      {isOpen && <WeightsDialog {...{ userId, kind, unit }} weights={[]} onClose={() => setOpen(false)} />}
    </>
  )
}
