import { useEffect, useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { sentences } from "./sentences.ts"
import styles from "./provider-buttons.module.css"

/** Signs in, or creates an account, through another provider. */
export function ProviderButtons() {
  const { providers, hasOnlyProvider } = backend.config
  const [leavingFor, setLeavingFor] = useState<string>()
  const [isOffline, setOffline] = useState(false)

  // After the browser's Back button, this page is restored with the button still busy.
  useEffect(() => {
    const reset = () => setLeavingFor(undefined)
    addEventListener("pageshow", reset)
    return () => removeEventListener("pageshow", reset)
  }, [])

  function leave(name: string) {
    // Offline, the browser would replace this page with its own error page.
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return
    setLeavingFor(name)
    location.assign(addressOf(name))
  }

  if (providers.length === 0) return null
  return (
    <>
      {!hasOnlyProvider && <p className={styles["or"]}>{sentences.or}</p>}
      {isOffline && <Alert tone="error">{sentences.serverMissing}</Alert>}
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
