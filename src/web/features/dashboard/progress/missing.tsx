import type { ReactNode } from "react"
import { sentences } from "./sentences.ts"

interface MissingProps {
  query: { isPending: boolean; isError: boolean; data: unknown }
  /** The next step while there is nothing yet. */
  sentence: string
  /** The link to it. */
  children?: ReactNode
}

/** Takes the place of numbers: ruled lines while they load, then what is missing and what to do next. */
export function Missing({ query, sentence, children }: MissingProps) {
  if (query.isPending)
    return (
      <div className="skeleton" aria-hidden="true">
        <i />
        <i />
      </div>
    )
  if (query.isError && query.data === undefined) return <p className="soft">{sentences.notLoaded}</p>
  return (
    <div className="empty">
      <p>{sentence}</p>
      {children}
    </div>
  )
}
