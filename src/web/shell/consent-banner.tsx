import { useState } from "react"
import { Link } from "react-router"
import { keepConsent, readConsent } from "#web/device/local-flags.ts"
import { useLowerEdge } from "./lower-edge.ts"
import { sentences } from "./sentences.ts"

/** The consent banner. It is shown on each device until the person accepts it there. */
export function ConsentBanner() {
  const [accepted, setAccepted] = useState(readConsent)
  const edge = useLowerEdge("--consent")
  if (accepted) return null

  function accept() {
    keepConsent()
    setAccepted(true)
  }

  return (
    <div className="consent" role="region" aria-label={sentences.consentLabel} ref={edge}>
      <p>{sentences.consent}</p>
      <span className="row">
        <Link className="link" to="/privacy-policy">
          {sentences.privacyPolicy}
        </Link>
        <button type="button" className="button primary" onClick={accept}>
          {sentences.accept}
        </button>
      </span>
    </div>
  )
}
