import { useState } from "react"
import { returnShare } from "#domain/loads/after-break.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { loadsAfterBreak } from "#domain/programs/view/course.ts"
import { useFocusBack } from "#web/ui/focus/use-focus-back.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"
import type { Course } from "./use-course.tsx"

interface AwayOfferProps {
  standing: Standing
  days: number
  course: Course
}

/** Offers lighter loads after many days without a session. Nothing changes unless the person accepts. */
export function AwayOffer({ standing, days, course }: AwayOfferProps) {
  const [isDeclined, setDeclined] = useState(false)
  const focusBack = useFocusBack()
  if (isDeclined) return null
  const take = () => course.change({ kind: "away", body: { days } }, sentences.lessened)
  return (
    <Alert tone="plain">
      <p>{sentences.away(days, returnShare(days))}</p>
      <p className="small">{sentences.awayLoads(loadsAfterBreak(standing, days))}</p>
      <div className="row" {...focusBack}>
        <button
          type="button"
          className="button primary"
          aria-busy={course.isBusy}
          onClick={() => void take()}
        >
          {sentences.less}
        </button>
        <button type="button" className="button" onClick={() => setDeclined(true)}>
          {sentences.asPlanned}
        </button>
      </div>
    </Alert>
  )
}
