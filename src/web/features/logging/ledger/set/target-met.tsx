import { Check } from "lucide-react"
import { isTargetMet } from "#domain/programs/target-met.ts"
import styles from "../ledger.module.css"
import { sentences } from "../sentences.ts"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"

/** The mark of a confirmed set that met its target. */
export function TargetMet(props: SetRowProps) {
  const { set, measure } = props
  return isTargetMet(set, measure, unitsOf(props)) ? (
    <small className={styles["met"]}>
      <Check className="icon" aria-hidden />
      {sentences.met}
    </small>
  ) : null
}
