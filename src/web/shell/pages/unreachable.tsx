import { LogoMark } from "#web/ui/own-icons.tsx"
import { sentences as shared } from "#web/ui/sentences.ts"
import { sentences } from "./sentences.ts"

/** The page shown when not even the app's settings could be fetched. */
export function Unreachable() {
  return (
    <>
      <header className="masthead">
        <span className="logo">
          <LogoMark />
          {shared.repertoire}
        </span>
      </header>
      <main className="page">
        <div className="empty" role="alert">
          <h1>{sentences.serverMissing}</h1>
          <p>{sentences.serverMissingAdvice}</p>
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {shared.tryAgain}
          </button>
        </div>
      </main>
    </>
  )
}
