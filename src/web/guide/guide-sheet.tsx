import { useState } from "react"
import type { Movement } from "#domain/exercises/movement.ts"
import { guideOfMovement } from "#domain/guide/guide.ts"
import { useMovements } from "#web/backend/exercises/use-movements.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { ExerciseFigure } from "#web/figures/late-figures.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { GuideEntry } from "./guide-entry.tsx"
import { sentences } from "./sentences.ts"

interface GuideSheetProps {
  movement: Movement
  onClose: () => void
}

/** How an exercise is done, in a sheet over the page. Easier and harder exercises open in the same sheet. */
export function GuideSheet({ movement, onClose }: GuideSheetProps) {
  const [shown, show] = useState(movement)
  const movements = useMovements(useUser().id)
  return (
    <Dialog
      title={shown.exercise}
      bottom
      onClose={onClose}
      footer={
        <>
          {shown !== movement && (
            <button type="button" className="button quiet" onClick={() => show(movement)}>
              {sentences.back(movement.exercise)}
            </button>
          )}
          <button type="button" className="button primary" onClick={onClose}>
            {common.done}
          </button>
        </>
      }
    >
      <ExerciseFigure key={shown.exercise} movement={shown} />
      {!guideOfMovement(shown) && <p>{sentences.noGuide(shown)}</p>}
      <GuideEntry
        movement={shown}
        renderExercise={(other) => (
          <button
            type="button"
            className="link"
            onClick={() => show(movements.get(other) ?? { exercise: other, name: other, muscles: [] })}
          >
            {other}
          </button>
        )}
      />
    </Dialog>
  )
}
