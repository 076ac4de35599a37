import type { Bests } from "#domain/records/records.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import styles from "../ledger.module.css"
import type { Units } from "../set-words.ts"
import { bestText } from "./best-text.ts"

interface BestLineProps {
  exercise: DraftExercise
  units: Units
  bests: Bests
}

/** The line with the exercise's best so far: "Best estimated 1RM 101.9 kg, today 98.4". */
export function BestLine({ exercise, units, bests }: BestLineProps) {
  return <p className={styles["standing"]}>{bestText(exercise, units, bests)}</p>
}
