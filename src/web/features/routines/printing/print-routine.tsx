import Printer from "lucide-react/icons/printer"
import type { RoutineDraft } from "#domain/routines/routine-draft.ts"
import { sentences as printing } from "#web/printing/sentences.ts"
import { useSheet } from "#web/printing/use-sheet.ts"

const loadSheet = async () => (await import("./routine-sheet.tsx")).RoutineSheet

/** Prints the routine as it is in the editor, as a sheet to take along and write on. */
export function PrintRoutine({ userId, draft }: { userId: string; draft: RoutineDraft }) {
  const { Sheet, times, print } = useSheet(loadSheet)
  return (
    <>
      <button type="button" className="button quiet" onClick={print}>
        <Printer className="icon" />
        {printing.print}
      </button>
      {Sheet && <Sheet {...{ userId, draft, times }} />}
    </>
  )
}
