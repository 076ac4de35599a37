import { sentences } from "#web/ui/sentences.ts"

/** A blank ruled page, shown while the page or the session is loading. */
export function LoadingPage() {
  return (
    <div className="page">
      <div className="skeleton" aria-busy="true">
        <p>{sentences.loading}</p>
      </div>
    </div>
  )
}
