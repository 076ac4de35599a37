import { useId, type ReactNode } from "react"
import { allKits, type Kit } from "#domain/programs/choosing/kits.ts"
import { aims } from "#domain/programs/choosing/wishes.ts"
import styles from "./choosing.module.css"
import { sentences } from "./sentences.ts"
import type { KnownAnswers } from "./use-background.ts"
import { type Answers, dayChoices } from "./use-wishes.ts"

interface QuestionsProps {
  known: KnownAnswers
  answers: Answers
  onAnswer: (changed: Partial<Answers>) => void
}

/** The three questions, filled in from the log and the profile where possible. */
export function Questions({ known, answers, onAnswer }: QuestionsProps) {
  const { days, aim, kits } = answers
  const average = known.daysPerWeek
  const { equipmentFrom } = known
  const toggled = (kit: Kit) => (kits.includes(kit) ? kits.filter((other) => other !== kit) : [...kits, kit])
  return (
    <section className="block" aria-labelledby="questions">
      <header>
        <h2 id="questions">{sentences.questions}</h2>
        {(average !== null || equipmentFrom !== null) && <span className="label">{sentences.fromLog}</span>}
      </header>
      <ul className={styles["questions"]}>
        <Question ask={sentences.days} source={daysSource(known)} className="segmented">
          {dayChoices.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={days === choice}
              onClick={() => onAnswer({ days: choice })}
            >
              {choice}
            </button>
          ))}
        </Question>
        <Question ask={sentences.aim} source={known.said.aim && sentences.fromProfile} className="segmented">
          {aims.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={aim === choice}
              onClick={() => onAnswer({ aim: choice })}
            >
              {sentences.aims[choice]}
            </button>
          ))}
        </Question>
        <Question
          ask={sentences.kit}
          source={equipmentFrom === null ? null : sentences.kitFrom[equipmentFrom]}
          className={styles["chips"]}
        >
          {allKits.map((kit) => (
            <button
              key={kit}
              type="button"
              className="chip"
              aria-pressed={kits.includes(kit)}
              onClick={() => onAnswer({ kits: toggled(kit) })}
            >
              {sentences.kits[kit]}
            </button>
          ))}
          <button
            type="button"
            className="chip"
            aria-pressed={kits.length === 0}
            onClick={() => onAnswer({ kits: [] })}
          >
            {sentences.none}
          </button>
        </Question>
      </ul>
    </section>
  )
}

function daysSource({ said, daysPerWeek }: KnownAnswers): string | null {
  if (said.days !== null) return sentences.fromProfile
  return daysPerWeek === null ? null : sentences.daysKnown(daysPerWeek)
}

interface QuestionProps {
  ask: string
  /** Where a prefilled answer comes from, such as "from your profile"; null if it isn't prefilled. */
  source: string | null
  className: string | undefined
  children: ReactNode
}

function Question({ ask, source, className, children }: QuestionProps) {
  const id = useId()
  return (
    <li>
      <span className={styles["ask"]}>
        <span id={id}>{ask}</span>
        {source !== null && <span className="label">{source}</span>}
      </span>
      <div className={className} role="group" aria-labelledby={id}>
        {children}
      </div>
    </li>
  )
}
