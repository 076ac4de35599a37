import { ChevronRight } from "lucide-react"
import { useState } from "react"
import { sentencesOf } from "#domain/coach/checks/claims/spans.ts"
import type { MonthAnalysis } from "#domain/coach/asking/replies.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { SideSheet } from "#web/ui/dialogs/side-sheet.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import styles from "../coach.module.css"
import { titles } from "../frame-sentences.ts"
import { AskAgain, WrittenBy } from "./analysis-panel.tsx"
import { MonthFigures, MonthParts } from "./month-parts.tsx"
import { sentences } from "./sentences.ts"
import type { Coach } from "./use-analysis.ts"

interface FoldedMonthProps {
  /** The month's first day. */
  month: LocalDay
  analysis: MonthAnalysis
  coach: Coach
}

/** A month's analysis in one sentence and three figures. A sheet beside the page has all of it. */
export function FoldedMonth({ month, analysis, coach }: FoldedMonthProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div className={styles["written"]}>
        <p className="small">{sentencesOf(analysis.summary)[0]}</p>
        <MonthFigures figures={analysis.keyMetrics} />
      </div>
      <div className={styles["readAll"]}>
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {sentences.readAll}
          <ChevronRight className="icon" aria-hidden />
        </button>
        <WrittenBy source={analysis.source} isShort />
      </div>
      {isOpen && (
        <SideSheet
          title={titles.month}
          onClose={close}
          footer={
            <>
              {/* The panel on the page shows the reply, or what went wrong. */}
              <AskAgain source={analysis.source} coach={coach} onAsk={close} />
              <button type="button" className="button quiet" onClick={close}>
                {common.done}
              </button>
            </>
          }
        >
          <h3 className="label">{formatDay(month, "monthAndYear")}</h3>
          <MonthParts analysis={analysis} />
          <WrittenBy source={analysis.source} />
        </SideSheet>
      )}
    </>
  )
}
