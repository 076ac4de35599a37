import { useQuery } from "@tanstack/react-query"
import { readNumber } from "#domain/measures/numbers.ts"
import { kilograms } from "#domain/measures/units.ts"
import { repsForRecord } from "#domain/records/record-reps.ts"
import { trainingMemoryQuery } from "../../queries.ts"
import { sentences as logging } from "../../sentences.ts"
import { sentences } from "../sentences.ts"
import type { SetRowProps } from "../set/set-row-props.ts"
import styles from "./now-row.module.css"

/** The line below an open-ended set: to do as many reps as possible, how many reps meet the target, and how many would be a record. */
export function OpenLine({ set, measure, userId, exerciseId, weightUnit }: SetRowProps) {
  const memory = useQuery(trainingMemoryQuery(userId, null)).data?.[exerciseId]
  const weight = readNumber(set.weight)
  const kilos = weight.ok && weight.value !== null ? kilograms(weight.value, weightUnit) : null
  const record =
    kilos === null || measure !== "weight_reps"
      ? null
      : repsForRecord(kilos, memory?.bests.one_rep_max_kg ?? null)
  const least = set.target?.least ?? 1
  return (
    <p className={styles["open"]}>
      <b>{logging.openEnded}</b>
      {sentences.openSet(least, record !== null && record > least ? record : null)}
    </p>
  )
}
