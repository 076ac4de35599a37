import { Pencil } from "lucide-react"
import RotateCw from "lucide-react/icons/rotate-cw"
import { type ReactNode, useId } from "react"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { AboutBuiltIn, AskButtons } from "../ask-buttons.tsx"
import { BeingWritten } from "../asking/being-written.tsx"
import styles from "../coach.module.css"
import { NotYet } from "./not-yet.tsx"
import { sentences as ofCoach } from "../sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"
import type { Coach } from "./use-analysis.ts"

type Source = "rules" | "model" | undefined

interface AnalysisPanelProps {
  title: string
  /** The subject, shown next to the title. */
  label: string | null
  coach: Coach
  invitation: string
  /** The label of the button that asks for an analysis. */
  ask: string
  /** Why an analysis can't be requested; null if it can. */
  hint: string | null
  /** How long a result that couldn't be stored stays on screen. */
  staysUntil: string
  /** Renders a reply in progress. */
  partsOf: (text: string) => ReactNode
  /** The complete analysis. */
  children: ReactNode
}

/** The frame of an analysis: the form for asking, the reply in progress, the complete reply, and any problem. */
export function AnalysisPanel({ title, label, coach, partsOf, children, ...words }: AnalysisPanelProps) {
  const id = useId()
  const { analysis, writing, problem } = coach
  return (
    <section className={`pencilled ${styles["panel"]}`} aria-labelledby={id} aria-busy={writing !== null}>
      <header>
        <h3 id={id}>{title}</h3>
        {label !== null && <span className="label">{label}</span>}
      </header>
      <AnalysisProblem coach={coach} staysUntil={words.staysUntil} />
      {writing ? (
        <BeingWritten writing={writing} onCancel={coach.cancel} partsOf={partsOf} />
      ) : analysis ? (
        children
      ) : (
        // The problem shown above already has the buttons for asking.
        problem?.way !== "ask" && <Invitation coach={coach} {...words} />
      )}
    </section>
  )
}

function AnalysisProblem({ coach, staysUntil }: { coach: Coach; staysUntil: string }) {
  const { analysis, problem, askModel, askRules, storeAgain, loadAgain } = coach
  if (!problem) return null
  return (
    <Alert tone="error">
      <p>{problem.sentence}</p>
      {problem.way === "store" && <p className="small">{staysUntil}</p>}
      {problem.way === "ask" && analysis && <p className="small">{sentences.lastOneStays}</p>}
      {problem.way === "ask" ? (
        <AskButtons ask={common.tryAgain} {...{ askModel, askRules }} />
      ) : (
        <div className="row">
          {problem.way === "store" ? (
            <button type="button" className="button" onClick={() => void storeAgain()}>
              {sentences.saveAgain}
            </button>
          ) : (
            <button type="button" className="button" onClick={loadAgain}>
              {common.loadAgain}
            </button>
          )}
        </div>
      )}
    </Alert>
  )
}

interface InvitationProps extends Pick<AnalysisPanelProps, "invitation" | "ask"> {
  coach: Coach
  hint: string | null
}

function Invitation({ coach: { isLoading, askModel, askRules }, invitation, ask, hint }: InvitationProps) {
  if (hint !== null) return <NotYet ask={isLoading ? sentences.loading : ask} hint={hint} />
  return (
    <div className="stack-s">
      <p>{invitation}</p>
      <AboutBuiltIn />
      {isLoading ? (
        <div className="row">
          <button type="button" className="button" aria-disabled>
            {sentences.loading}
          </button>
        </div>
      ) : (
        <AskButtons {...{ ask, askModel, askRules }} />
      )}
    </div>
  )
}

interface AskAgainProps {
  source: Source
  coach: Coach
  onAsk?: () => void
}

/** The two ways to ask for another analysis. If the last attempt failed, the message about it has these buttons, so they aren't repeated here. */
export function AskAgain({ source, coach, onAsk }: AskAgainProps) {
  const { problem, askModel, askRules } = coach
  const isByRules = source === "rules"
  const { hasLanguageModel } = backend.config
  const askAgain = isByRules && !hasLanguageModel ? askRules : askModel
  if (problem?.way === "ask") return null
  function press(ask: () => Promise<void>) {
    onAsk?.()
    void ask()
  }
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => press(askAgain)}>
        <RotateCw className="icon" aria-hidden />
        {sentences.runAgain}
      </button>
      {isByRules && hasLanguageModel && (
        <button type="button" className="button quiet" onClick={() => press(askRules)}>
          {ofCoach.builtIn}
        </button>
      )}
    </div>
  )
}

interface WrittenByProps {
  source: Source
  /** Whether there is room for only a word or two. */
  isShort?: boolean
}

/** Who wrote an analysis. */
export function WrittenBy({ source, isShort = false }: WrittenByProps) {
  const isByRules = source === "rules"
  const [rules, model] = isShort
    ? [ofCoach.shortByRules, ofCoach.shortByModel]
    : [ofCoach.byRules, ofCoach.byModel]
  return (
    <span className={`small soft ${styles["by"]}`}>
      <Pencil className="icon" aria-hidden />
      {isByRules ? rules : model}
    </span>
  )
}
