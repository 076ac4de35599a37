import { useMemo } from "react"
import { useSearchParams } from "react-router"
import { type AvoidedLift, rankPrograms } from "#domain/programs/choosing/rank-programs.ts"
import type { Program } from "#domain/programs/program.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { libraryPrograms } from "../library/library-programs.ts"
import { AllPrograms } from "./all-programs.tsx"
import styles from "./choosing.module.css"
import { Questions } from "./questions.tsx"
import { Recommendation } from "./recommendation.tsx"
import type { KnownAnswers } from "./use-background.ts"
import { useSaidAnswers } from "./use-said-answers.ts"
import { useWishes } from "./use-wishes.ts"

interface ChoosingProps {
  userId: string
  exercises: readonly Exercise[]
  known: KnownAnswers
  /** A program's exercises that the person avoids. */
  avoidedOf: (program: Program) => readonly AvoidedLift[]
}

/** The questions, and the library's programs, ranked by the answers. */
export function Choosing({ userId, exercises, known, avoidedOf }: ChoosingProps) {
  const { answers, wishes, answer } = useWishes(known)
  const say = useSaidAnswers(userId, known)
  const [parameters] = useSearchParams()
  const search = parameters.toString()
  const programs = libraryPrograms(exercises)
  const ranked = useMemo(
    () => rankPrograms(programs, wishes, known.background, avoidedOf),
    [programs, wishes, known.background, avoidedOf],
  )
  const [best] = ranked.filter(({ fits }) => fits)
  return (
    <div className={styles["choose"]}>
      <div className="stack-l">
        <Questions
          known={known}
          answers={answers}
          onAnswer={(changed) => {
            answer(changed)
            say(changed)
          }}
        />
        {best && (
          <Recommendation
            ranked={best}
            daysPerWeek={answers.days}
            count={programs.length}
            {...{ known, search }}
          />
        )}
      </div>
      <AllPrograms ranked={ranked} search={search} daysPerWeek={answers.days} />
    </div>
  )
}
