import { sentences } from "./sentences.ts"

/** A blank ruled page while a page, or the sign-in, is being fetched. */
export function LoadingPage() {
  return (
    <div className="page">
      <div className="skeleton" aria-busy="true">
        <p>{sentences.loading}</p>
      </div>
    </div>
  )
}
