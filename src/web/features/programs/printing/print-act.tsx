import Printer from "lucide-react/icons/printer"
import { type ComponentType, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { Act } from "../running/course/act.tsx"
import type { PlanSheetProps } from "./plan-sheet.tsx"
import { sentences } from "./sentences.ts"

/**
 * Prints a run's upcoming sessions as a plan to write on. The plan is loaded and rendered only when requested, because it has every set of every
 * week.
 */
export function PrintAct({ standing, today }: { standing: Standing; today: LocalDay }) {
  const { say } = useMessages()
  const [times, setTimes] = useState(0)
  const [Sheet, setSheet] = useState<ComponentType<PlanSheetProps> | null>(null)
  async function show() {
    try {
      const { PlanSheet } = await import("./plan-sheet.tsx")
      setSheet(() => PlanSheet)
      setTimes(times + 1)
    } catch {
      say(sentences.failed, { tone: "error" })
    }
  }
  return (
    <>
      <Act Icon={Printer} name={sentences.print} about={sentences.about} onPress={() => void show()} />
      {Sheet && <Sheet {...{ standing, today, times }} />}
    </>
  )
}
