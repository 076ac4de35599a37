import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff } from "lucide-react"
import type { ReactNode } from "react"
import { sentences } from "../sentences.ts"

const icons = {
  plain: Info,
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  offline: WifiOff,
}

interface AlertProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** A message in the page: an icon, a sentence, and what to do. Errors interrupt a screen reader; other messages wait for a pause. */
export function Alert({ tone, children }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div className={`alert ${tone}`} role={tone === "error" ? "alert" : "status"}>
      <Icon className="icon" />
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  )
}

interface LoadProblemProps {
  /** What is missing: one sentence, or one for each missing thing. */
  sentence: string | readonly string[]
  onLoadAgain: () => void
  tone?: AlertProps["tone"]
  /** Further buttons. */
  children?: ReactNode
}

/** What couldn't be loaded, with a button to load it again. */
export function LoadProblem({ sentence, onLoadAgain, tone = "error", children }: LoadProblemProps) {
  return (
    <Alert tone={tone}>
      {[sentence].flat().map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="row">
        <button type="button" className="button" onClick={onLoadAgain}>
          {sentences.loadAgain}
        </button>
        {children}
      </div>
    </Alert>
  )
}
