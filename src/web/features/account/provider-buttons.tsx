import { useEffect, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"
import styles from "./provider-buttons.module.css"

/** Signs in, or makes an account, with one that the person has elsewhere. */
export function ProviderButtons() {
  const { providers, hasOnlyProvider } = backend.config
  const [leavingFor, setLeavingFor] = useState<string>()
  const [isMissing, setMissing] = useState(false)

  // Whoever comes back by the browser's Back finds the page as it was left.
  useEffect(() => {
    const stay = () => setLeavingFor(undefined)
    addEventListener("pageshow", stay)
    return () => removeEventListener("pageshow", stay)
  }, [])

  function leave(name: string) {
    // The browser's own page about a missing network would take this one's place.
    setMissing(!navigator.onLine)
    if (!navigator.onLine) return
    setLeavingFor(name)
    location.assign(addressOf(name))
  }

  if (providers.length === 0) return null
  return (
    <>
      {!hasOnlyProvider && <p className={styles["or"]}>{sentences.or}</p>}
      {isMissing && <Alert tone="error">{sentences.serverMissing}</Alert>}
      <div className={styles["providers"]}>
        {providers.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className={hasOnlyProvider ? "button primary large wide" : "button large wide"}
            aria-busy={leavingFor === name}
            onClick={() => leave(name)}
          >
            {sentences.continueWith(title)}
          </button>
        ))}
      </div>
    </>
  )
}

function addressOf(provider: string): string {
  const { url, authPrefix } = backend.config
  const query = new URLSearchParams({ provider, redirect_to: `${location.origin}/login` })
  return `${url}${authPrefix}/authorize?${query.toString()}`
}
