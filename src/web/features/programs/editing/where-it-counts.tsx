import { useId } from "react"
import type { ShownSession } from "#domain/programs/prescription.ts"
import type { ProgramDay } from "#domain/programs/program.ts"
import styles from "../running/running.module.css"
import { sentences } from "./sentences.ts"
import type { Scope } from "./use-day-editor.ts"

interface WhereItCountsProps {
  scope: Scope
  onChoose: (scope: Scope) => void
  /** Whether the next session is on this day. */
  canBeOnce: boolean
  next: ShownSession | null
  days: readonly ProgramDay[]
  place: number
}

/** Lets the person choose whether an edit applies from now on, or to the next session only. */
export function WhereItCounts({ scope, onChoose, canBeOnce, next, days, place }: WhereItCountsProps) {
  const name = useId()
  const isNext = next?.day === place
  const onceText = isNext
    ? sentences.onceAbout
    : next
      ? sentences.onceElsewhere(sentences.day(days[next.day]?.name ?? ""))
      : sentences.onceNone
  const ways = [
    { way: "from_now", title: sentences.fromNow, about: sentences.fromNowAbout, isOpen: true },
    { way: "once", title: sentences.once, about: onceText, isOpen: isNext && canBeOnce },
  ] as const
  return (
    <section className="block" aria-labelledby="where">
      <header>
        <h2 id="where">{sentences.where}</h2>
      </header>
      <div className={styles["ways"]}>
        {ways.map((each) => (
          <label key={each.way}>
            <input
              type="radio"
              name={name}
              checked={scope === each.way}
              disabled={!each.isOpen}
              onChange={() => onChoose(each.way)}
            />
            <span>
              {each.title}
              {each.about !== null && <small>{each.about}</small>}
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}
