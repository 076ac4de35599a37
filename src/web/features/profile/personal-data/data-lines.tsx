import { backend } from "#web/backend/client.ts"
import { DeleteAccountLine } from "../account/delete-account-line.tsx"
import { StravaConnectionLine } from "../account/strava-connection-line.tsx"
import styles from "../lines.module.css"
import { DownloadLine } from "./download-line.tsx"
import { ImportLine } from "./import-line.tsx"

/** The lines for exporting data, importing data, and deleting the account with everything in it. */
export function DataLines() {
  return (
    <ul className={`list ${styles["lines"]}`}>
      <DownloadLine kind="csv" />
      <DownloadLine kind="json" />
      <DownloadLine kind="sets" />
      <ImportLine />
      {backend.config.hasStrava && <StravaConnectionLine />}
      <DeleteAccountLine />
    </ul>
  )
}
