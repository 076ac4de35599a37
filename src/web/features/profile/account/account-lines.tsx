import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import styles from "../lines.module.css"
import { DownloadLine } from "../personal-data/download-line.tsx"
import { ImportLine } from "../personal-data/import-line.tsx"
import { DeleteAccountLine } from "./delete-account-line.tsx"
import { OnboardingLine } from "./onboarding-line.tsx"
import { sentences } from "./sentences.ts"
import { StravaConnectionLine } from "./strava-connection-line.tsx"

/** The account: its data, the privacy policy, and the button to delete it. */
export function AccountLines({ isAdmin }: { isAdmin: boolean }) {
  return (
    <section className="block">
      <header>
        <h2>{sentences.title}</h2>
      </header>
      <ul className={`list ${styles["lines"]}`}>
        <DownloadLine kind="csv" />
        <DownloadLine kind="json" />
        <DownloadLine kind="sets" />
        <ImportLine />
        {backend.config.hasStrava && <StravaConnectionLine />}
        <OnboardingLine />
        {isAdmin && (
          <li>
            <span>{sentences.adminLine}</span>
            <Link className="button" to="/admin">
              {sentences.adminPanel}
            </Link>
          </li>
        )}
        <li>
          <Link className="link" to="/privacy-policy">
            {sentences.privacyPolicy}
          </Link>
        </li>
        <DeleteAccountLine />
      </ul>
    </section>
  )
}
