import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { sentences } from "./sentences.ts"
import { weeksOffered } from "./use-week-changes.ts"
import styles from "./week.module.css"

interface WeekTurnProps {
  /** The Monday of the week shown. */
  shown: LocalDay
  today: LocalDay
  onTurn: (monday: LocalDay) => void
}

/** The week shown, between a button for the week before and one for the week after. Only this week and the next can be planned. */
export function WeekTurn({ shown, ...turn }: WeekTurnProps) {
  return (
    <div className={styles["turn"]} role="group" aria-label={sentences.weekChoice}>
      <TurnButton monday={addDays(shown, -7)} {...turn}>
        <ChevronLeft className="icon" aria-hidden />
      </TurnButton>
      <b aria-live="polite">{sentences.daysOf(shown)}</b>
      <TurnButton monday={addDays(shown, 7)} {...turn}>
        <ChevronRight className="icon" aria-hidden />
      </TurnButton>
    </div>
  )
}

interface TurnButtonProps extends Omit<WeekTurnProps, "shown"> {
  monday: LocalDay
  children: ReactNode
}

function TurnButton({ monday, today, onTurn, children }: TurnButtonProps) {
  const { say } = useMessages()
  const isOffered = weeksOffered(today).includes(monday)
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={sentences.weekOf(monday)}
      aria-disabled={!isOffered || undefined}
      onClick={() => (isOffered ? onTurn(monday) : say(sentences.onlyTwoWeeks))}
    >
      {children}
    </button>
  )
}
