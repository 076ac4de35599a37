import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { Key } from "#web/ui/key.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { ExerciseChoice, type ExerciseChoiceProps } from "../screen/exercise-choice.tsx"
import { details } from "../screen/sentences.ts"
import { sentences as rows } from "../ledger/row-sentences.ts"

interface PickerPanelProps {
  choice: ExerciseChoiceProps
  /** How often the person asked for the picker; 0 if it is shown because the workout is empty. */
  asked: number
  /** Closes the picker; undefined if there is nothing to show in its place. */
  onClose: (() => void) | undefined
}

/** The exercise picker in the right column. */
export function PickerPanel({ choice, asked, onClose }: PickerPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked > 0) panel.current?.querySelector<HTMLElement>("[type=search]")?.focus()
  }, [asked])
  return (
    <section className="block" ref={panel}>
      <header>
        <h2>{details.addExercise}</h2>
        {onClose && (
          <button type="button" className="button quiet" onClick={onClose}>
            <X className="icon" />
            {common.close}
            <Key>{rows.keys.close}</Key>
          </button>
        )}
      </header>
      <div className="stack">
        <ExerciseChoice {...choice} addsOnEnter />
      </div>
    </section>
  )
}
