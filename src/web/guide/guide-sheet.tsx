import { useState } from "react"
import { useUser } from "#web/backend/session/session.tsx"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { GuideEntry } from "./guide-entry.tsx"
import { sentences } from "./sentences.ts"
import { useLibraryExercises } from "#web/backend/exercises/use-library-exercises.ts"

const ExerciseFigure = lazyPart(async () => (await import("#web/figures/exercise-figure.tsx")).ExerciseFigure)

interface GuideSheetProps {
  /** The name of one of the library's exercises. */
  name: string
  onClose: () => void
}

/** How an exercise is done, in a sheet over what is there. Easier and harder exercises open in the same sheet. */
export function GuideSheet({ name, onClose }: GuideSheetProps) {
  const [shown, show] = useState(name)
  const library = useLibraryExercises(useUser().id)
  return (
    <Dialog
      title={shown}
      bottom
      onClose={onClose}
      footer={
        <>
          {shown !== name && (
            <button type="button" className="button quiet" onClick={() => show(name)}>
              {sentences.back(name)}
            </button>
          )}
          <button type="button" className="button primary" onClick={onClose}>
            {common.done}
          </button>
        </>
      }
    >
      <ExerciseFigure key={shown} name={shown} muscles={library.get(shown)?.primary_muscles ?? []} />
      <GuideEntry
        name={shown}
        renderExercise={(other) => (
          <button type="button" className="link" onClick={() => show(other)}>
            {other}
          </button>
        )}
      />
    </Dialog>
  )
}
