import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import { createPortal } from "react-dom"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { GuideOnPaper } from "./guide-on-paper.tsx"
import styles from "./printing.module.css"

interface PaperProps {
  title: string
  /** The names of the exercises to explain at the end. */
  exercises: readonly string[]
  /** How many times printing has been requested. The sheet is printed whenever this goes up. */
  times: number
  /** Whether what the sheet shows is still being loaded. Printing waits for it. */
  isLoading?: boolean
  children: ReactNode
}

/** A printed sheet. It is rendered outside the app and hidden on screen; while it exists, nothing else is printed. */
export function Paper({ title, exercises, times, isLoading = false, children }: PaperProps) {
  const isWaiting = useQuery(exercisesQuery(useUser().id)).isLoading || isLoading
  useEffect(() => {
    if (times > 0 && !isWaiting) print()
  }, [times, isWaiting])
  return createPortal(
    <article className={styles["paper"]} aria-label={title}>
      <h1>{title}</h1>
      {children}
      <GuideOnPaper {...{ exercises }} />
    </article>,
    document.body,
  )
}
