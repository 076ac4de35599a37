import { Pencil } from "lucide-react"
import { type ReactNode, useId } from "react"
import type { Suggestion } from "#domain/coach/asking/replies.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { AskButtons } from "../ask-buttons.tsx"
import { BeingWritten } from "../asking/being-written.tsx"
import styles from "../coach.module.css"
import { Whys } from "../notes.tsx"
import { sentences } from "../sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import type { Asking, Source } from "./use-suggestion.ts"

interface SuggestionPanelProps {
  title: string
  /** The subject, shown next to the title. */
  label?: string | undefined
  asking: Asking
  /** The button's label while a model writes. */
  busy: string
  /** The form for asking, shown while there is no suggestion. */
  invitation: ReactNode
  /** Renders a reply in progress. */
  partsOf: (text: string) => ReactNode
  /** The suggestion; null if there is none yet. */
  children: ReactNode
}

/** The frame of a generator: the form for asking, the reply in progress, the suggestion, and any problem. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { title, label, asking, busy, invitation, partsOf, children } = props
  const id = useId()
  const { writing, problem } = asking
  return (
    <section className={`pencilled ${styles["panel"]}`} aria-labelledby={id} aria-busy={writing !== null}>
      <header>
        <h2 id={id}>{title}</h2>
        {label !== undefined && <span className="label">{label}</span>}
      </header>
      {problem !== null && <AskProblem asking={asking} sentence={problem} />}
      {writing ? (
        <BeingWritten writing={writing} busy={busy} onCancel={asking.cancel} partsOf={partsOf} />
      ) : (
        (children ?? (problem === null && invitation))
      )}
    </section>
  )
}

/** Why there is no reply, with both ways to ask again. */
export function AskProblem({ sentence, asking }: { sentence: string; asking: Asking }) {
  return (
    <Alert tone="error">
      <p>{sentence}</p>
      <AskButtons ask={common.tryAgain} askModel={asking.askModel} askRules={asking.askRules} />
    </Alert>
  )
}

/** The reasons for a suggestion as a whole, and who wrote it. An exercise's own reasons are shown next to it (`PartWhy`). */
export function WrittenBy({ source, whys }: { source: Source; whys: readonly Suggestion[] }) {
  const ofPlan = whys.filter(({ part }) => part === undefined)
  return (
    <div>
      <Whys whys={ofPlan} title={ofPlan.length < whys.length ? sentences.whyThisPlan : sentences.why} />
      <span className={`small soft ${styles["by"]}`}>
        <Pencil className="icon" aria-hidden />
        {source === "rules" ? sentences.byRules : sentences.byModel}
      </span>
    </div>
  )
}
