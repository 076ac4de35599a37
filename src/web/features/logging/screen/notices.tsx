import { useOutbox } from "#web/offline/queue/outbox.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import page from "../logging.module.css"
import styles from "./workout-screen.module.css"
import { sentences } from "../sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"

/** A banner that tells the person that the workout can be logged without a network. */
export function OfflineStrip() {
  return (
    <div className={styles["offline"]}>
      <Alert tone="offline">{sentences.offlineBanner}</Alert>
    </div>
  )
}

/** Notices above the ledger, about the draft and about anything that this device can't store. */
export function Notices({ keeping, notices }: { keeping: string | null; notices: string[] }) {
  const storage = keeping === "full" ? sentences.storageFull : common.draftsUnavailable
  const { isUsable } = useOutbox()
  const isKept = keeping === null || keeping === "kept"
  if (isKept && isUsable && notices.length === 0) return null
  return (
    <div className={`stack-s ${page["notices"]}`}>
      {!isKept && <Alert tone="warning">{storage}</Alert>}
      {!isUsable && <Alert tone="warning">{common.queueUnavailable}</Alert>}
      {notices.map((notice) => (
        <Alert key={notice} tone="plain">
          {notice}
        </Alert>
      ))}
    </div>
  )
}
