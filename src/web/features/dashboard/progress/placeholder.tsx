import type { ReactNode } from "react"
import { sentences } from "./sentences.ts"

interface PlaceholderProps {
  query: { isPending: boolean; isError: boolean; data: unknown }
  /** What to do when there is no data yet. */
  sentence: string
  /** A link to the page where the person can do what the text suggests. */
  children?: ReactNode
}

/** Takes the place of missing numbers: lines while they load, then why there are none and what to do. */
export function Placeholder({ query, sentence, children }: PlaceholderProps) {
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
