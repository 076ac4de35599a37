import Printer from "lucide-react/icons/printer"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { sentences as printing } from "#web/printing/sentences.ts"
import { useSheet } from "#web/printing/use-sheet.ts"
import { Act } from "../running/course/act.tsx"
import { sentences } from "./sentences.ts"

const loadSheet = async () => (await import("./plan-sheet.tsx")).PlanSheet

/**
 * Prints a run's upcoming sessions as a plan to write on. The plan is loaded and rendered only when requested, because it has every set of every
 * week.
 */
export function PrintAct({ standing, today }: { standing: Standing; today: LocalDay }) {
  const { Sheet, times, print } = useSheet(loadSheet)
  return (
    <>
      <Act Icon={Printer} name={printing.print} about={sentences.about} onPress={print} />
      {Sheet && <Sheet {...{ standing, today, times }} />}
    </>
  )
}
