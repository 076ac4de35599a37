import { Component, type ReactNode } from "react"
import { settleFirstPage } from "#web/backend/queries/first-page.ts"
import { PageLoadError } from "./lazy-page.tsx"
import { sentences } from "./sentences.ts"

interface ErrorBoundaryProps {
  children: ReactNode
  /** The page's address. When it changes, the boundary tries to render the page again. */
  place: string
}

interface ErrorBoundaryState {
  error: unknown
  place: string
}

/** Reports that a page broke or couldn't be fetched, and offers a way out. The frame around it stays in place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error("nothing was thrown") }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.place === state.place ? null : { error: undefined, place: props.place }
  }

  override componentDidCatch(error: unknown) {
    settleFirstPage()
    if (!(error instanceof PageLoadError)) void forgetWhatItRead()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PageLoadError) {
      return <BrokenPage title={sentences.pageMissing} advice={sentences.pageMissingAdvice} />
    }
    return <BrokenPage title={sentences.pageBroken} advice={sentences.pageBrokenAdvice} />
  }
}

/** Stored results may be what broke the page, so delete them. The next load fetches everything from the server. */
async function forgetWhatItRead() {
  try {
    const { forgetAnswersOfOthers } = await import("#web/offline/answers/answer-store.ts")
    await forgetAnswersOfOthers(null)
  } catch {
    // If the results can't be deleted, none were stored.
  }
}

function BrokenPage({ title, advice }: { title: string; advice: string }) {
  return (
    <div className="page">
      <div className="empty" role="alert">
        <h1>{title}</h1>
        <p>{advice}</p>
        <div className="row">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {sentences.reload}
          </button>
          {/* A plain link rather than a router link, because everything must be reloaded. */}
          <a className="button" href="/">
            {sentences.toStart}
          </a>
        </div>
      </div>
    </div>
  )
}
