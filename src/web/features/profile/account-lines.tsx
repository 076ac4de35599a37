import FileUp from "lucide-react/icons/file-up"
import { Link } from "react-router"
import { backend } from "#web/backend/client.ts"
import { DeleteAccountLine } from "./delete-account-line.tsx"
import { DownloadLine } from "./download-line.tsx"
import { OnboardingLine } from "./onboarding-line.tsx"
import styles from "./profile.module.css"
import { sentences } from "./sentences.ts"
import { StravaConnectionLine } from "./strava-connection-line.tsx"

/** The account: its data, the policy, its end. */
export function AccountLines({ isAdmin }: { isAdmin: boolean }) {
  return (
    <section className="block">
      <header>
        <h2>Your account</h2>
      </header>
      <ul className={`list ${styles["lines"]}`}>
        <DownloadLine kind="csv" />
        <DownloadLine kind="json" />
        <li>
          <span className="grow">
            <b>{sentences.importLine}</b>
            <br />
            <span className="label">{sentences.importHint}</span>
          </span>
          <Link className="button" to="/import">
            <FileUp className="icon" />
            {sentences.import}
          </Link>
        </li>
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
            Privacy policy
          </Link>
        </li>
        <DeleteAccountLine />
      </ul>
    </section>
  )
}
