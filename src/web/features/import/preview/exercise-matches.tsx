import { Check, Plus } from "lucide-react"
import ArrowRight from "lucide-react/icons/arrow-right"
import CircleQuestionMark from "lucide-react/icons/circle-question-mark"
import { type ReactNode, useId, useState } from "react"
import type { LibraryExercise } from "#domain/import/match-exercises.ts"
import type { ExerciseTarget } from "#domain/import/match-exercises.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { sentences } from "./match-sentences.ts"
import { sentences as ofPreview } from "./sentences.ts"
import styles from "../import.module.css"
import { ExerciseChoice } from "./exercise-choice.tsx"
import type { MatchedExercise } from "./use-choices.ts"

interface ExerciseMatchesProps {
  exercises: readonly MatchedExercise[]
  library: readonly LibraryExercise[]
  onChoose: (name: string, target: ExerciseTarget) => void
}

/** How the file's exercises are matched: uncertain matches first, exact ones collapsed. */
export function ExerciseMatches({ exercises, library, onChoose }: ExerciseMatchesProps) {
  const id = useId()
  const of = (...kinds: MatchedExercise["match"]["kind"][]) =>
    kinds.flatMap((kind) => exercises.filter(({ match }) => match.kind === kind))
  const [open, alias, same] = [of("similar", "new"), of("alias"), of("same")]
  const list = (shown: readonly MatchedExercise[]) => (
    <ul className={styles["matches"]}>
      {shown.map((exercise) => (
        <Match
          key={exercise.name}
          {...{ exercise, library }}
          onChoose={(target) => onChoose(exercise.name, target)}
        />
      ))}
    </ul>
  )
  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{ofPreview.exercises}</h2>
        <span className="label">{sentences.inTheFile(exercises.length)}</span>
      </header>
      {open.length > 0 && (
        <>
          <div className={styles["matchesHead"]} aria-hidden="true">
            <span>{ofPreview.inFile}</span>
            <span>{ofPreview.setsHead}</span>
            <span>{sentences.inRepertoire}</span>
          </div>
          {list(open)}
        </>
      )}
      {alias.length > 0 && (
        <Fold title={sentences.otherName(alias.length)} exercises={alias}>
          {list(alias)}
        </Fold>
      )}
      {same.length > 0 && (
        <Fold title={sentences.sameName(same.length)} exercises={same}>
          <p className="small soft">{sentences.names(same.map(({ name }) => name))}</p>
        </Fold>
      )}
    </section>
  )
}

interface FoldProps {
  title: string
  exercises: readonly MatchedExercise[]
  children: ReactNode
}

/** The matches that are certain, collapsed. */
function Fold({ title, exercises, children }: FoldProps) {
  return (
    <details className={styles["fold"]}>
      <summary>
        {title}
        <span className="push label">
          {sentences.sets(exercises.reduce((sum, { sets }) => sum + sets, 0))}
        </span>
      </summary>
      {children}
    </details>
  )
}

interface MatchProps {
  exercise: MatchedExercise
  library: readonly LibraryExercise[]
  onChoose: (target: ExerciseTarget) => void
}

function Match({ exercise, library, onChoose }: MatchProps) {
  const { name, sets, match, target, isChosen } = exercise
  const [isChanging, setChanging] = useState(false)
  const asks = match.kind === "similar"
  return (
    <li>
      <b>{name}</b>
      <span className={styles["count"]}>
        {writeNumber(sets, 0)}
        <span className="label"> {sentences.setsWord(sets)}</span>
      </span>
      <div className={styles["into"]}>
        {asks || isChanging ? (
          <div className="field">
            <Kind exercise={exercise} />
            <ExerciseChoice {...{ exercise, library, onChoose }} />
            {asks && match.isTied && !isChosen && <span className="hint">{sentences.tied}</span>}
          </div>
        ) : (
          <>
            <span className={styles["what"]}>
              <Kind exercise={exercise} />
              {match.kind === "alias" && <b>{match.exercise.exercise_name}</b>}
              {"make" in target && <span className="small soft">{sentences.recordedAs(target.make)}</span>}
            </span>
            <button
              type="button"
              className="button quiet"
              aria-label={sentences.changeOf(name)}
              onClick={() => setChanging(true)}
            >
              {sentences.change}
            </button>
          </>
        )}
      </div>
    </li>
  )
}

function Kind({ exercise: { match, isChosen } }: { exercise: MatchedExercise }) {
  const { Icon, text, asks } = kindOf(match.kind, isChosen)
  return (
    <span className={`${styles["kind"]} ${asks ? styles["ask"] : ""}`}>
      <Icon className="icon" />
      {text}
    </span>
  )
}

function kindOf(kind: MatchedExercise["match"]["kind"], isChosen: boolean) {
  if (isChosen) return { Icon: Check, text: sentences.chosen, asks: false }
  if (kind === "similar") return { Icon: CircleQuestionMark, text: sentences.similar, asks: true }
  if (kind === "new") return { Icon: Plus, text: sentences.madeForYou, asks: false }
  return { Icon: ArrowRight, text: sentences.anotherName, asks: false }
}
