import { useId } from "react"
import styles from "../dashboard.module.css"
import { sentences } from "../sentences.ts"

interface AnalysisPlaceProps {
  title: string
  /** What is looked at, beside the title. */
  about?: string
}

/** Where an AI's words will stand. Nothing to press yet: there is nobody who would answer. */
export function AnalysisPlace({ title, about }: AnalysisPlaceProps) {
  const id = useId()
  return (
    <section className={`pencilled ${styles["analysis"]}`} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {about !== undefined && <span className="label">{about}</span>}
      </header>
      <p className="small soft">{sentences.analysisToCome}</p>
    </section>
  )
}
