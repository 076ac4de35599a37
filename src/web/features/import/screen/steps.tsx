import { Check } from "lucide-react"
import styles from "../import.module.css"
import { sentences } from "./sentences.ts"

/** The step indicator; `step` counts from 1. */
export function Steps({ step }: { step: number }) {
  return (
    <ol className={styles["steps"]} aria-label={sentences.steps}>
      {sentences.stepNames.map((name, index) => (
        <li
          key={name}
          className={index + 1 < step ? styles["passed"] : undefined}
          aria-current={index + 1 === step ? "step" : undefined}
        >
          <b>{index + 1 < step ? <Check className="icon" /> : index + 1}</b>
          {name}
          {index + 1 < step && <span className="hidden-text">{sentences.stepDone}</span>}
        </li>
      ))}
    </ol>
  )
}
