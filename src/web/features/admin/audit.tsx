import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { dayHere } from "#web/device/day-here.ts"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { type AdminAction, auditQuery } from "./queries.ts"
import { actionText, sentences } from "./audit-sentences.ts"
import { sentences as panel } from "./sentences.ts"

const pageRows = 100

/** Every admin action, by day, newest first. */
export function Audit({ userId }: { userId: string }) {
  // Each page's cursor: the time of the last action on the page before it.
  const [pages, setPages] = useState<readonly (string | null)[]>([null])
  return (
    <section>
      <p className="label">{sentences.about}</p>
      {pages.map((before, index) => (
        <AuditPage
          key={before ?? "newest"}
          userId={userId}
          before={before}
          onMore={index === pages.length - 1 ? (last) => setPages([...pages, last]) : null}
        />
      ))}
    </section>
  )
}

interface AuditPageProps {
  userId: string
  before: string | null
  /** Shows the next page. Null once that page is on screen. */
  onMore: ((last: string) => void) | null
}

function AuditPage({ userId, before, onMore }: AuditPageProps) {
  const { data: actions, isError, refetch } = useQuery(auditQuery(userId, before))
  if (isError && !actions) return <LoadProblem sentence={panel.unloaded} onLoadAgain={() => void refetch()} />
  if (!actions) return <Skeleton className={styles["loading"]}>{panel.loading}</Skeleton>
  if (actions.length === 0 && before === null) return <p className="soft">{sentences.noActions}</p>
  const last = actions.at(-1)
  return (
    <>
      {[...byDay(actions)].map(([day, own]) => (
        <section key={day}>
          <h2 className={styles["dayHeading"]}>{sentences.dayHeading(day)}</h2>
          <ul className="list">
            {own.map((action) => (
              <li key={action.id}>
                <span className={`grow ${styles["names"]}`}>
                  {actionText(action)}
                  <br />
                  <span className="label">{sentences.admin(action.admin)}</span>
                </span>
                <span className="soft">{sentences.time(action.at)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {onMore && last && actions.length === pageRows && (
        <button type="button" className="button quiet" onClick={() => onMore(last.at)}>
          {sentences.earlier}
        </button>
      )}
    </>
  )
}

function byDay(actions: readonly AdminAction[]): Map<string, AdminAction[]> {
  const days = new Map<string, AdminAction[]>()
  for (const action of actions) {
    const day = dayHere(action.at)
    days.set(day, [...(days.get(day) ?? []), action])
  }
  return days
}
