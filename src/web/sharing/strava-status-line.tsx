import { LoaderCircle } from "lucide-react"
import type { StravaShare, StravaStatus } from "#domain/strava/answers.ts"
import type { ReactNode } from "react"
import { momentOf } from "#domain/days/local-day.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { useTicks } from "#web/ui/use-ticks.ts"
import { sentences } from "./sentences.ts"
import { ShareLine } from "./shared-files.tsx"
import styles from "./sharing.module.css"
import { useStrava } from "./use-strava.ts"

type StravaActions = Omit<ReturnType<typeof useStrava>, "status">

/** A workout's state on Strava, and what the person can do about it. */
export function StravaStatusLine({ userId, logId }: { userId: string; logId: string }) {
  const { status, ...actions } = useStrava(userId, logId)
  if (status.isError && !status.data)
    return (
      <li className={styles["notice"]}>
        <LoadProblem sentence={status.error.message} onLoadAgain={() => void status.refetch()} />
      </li>
    )
  if (!status.data) return <ShareLine title={sentences.strava} about={sentences.stravaAsking} />
  const { pending } = actions
  return pending?.what === "share" ? (
    <SendingLine since={pending.since} />
  ) : (
    <StateLine status={status.data} actions={actions} />
  )
}

function StateLine({
  status: { connection, share },
  actions,
}: {
  status: StravaStatus
  actions: StravaActions
}) {
  const again = connection ? (
    <ActionButton actions={actions} what="share" label={sentences.shareToStrava} />
  ) : (
    <ActionButton actions={actions} what="connect" label={sentences.connect} />
  )
  if (!share)
    return (
      <ShareLine
        title={sentences.strava}
        about={connection ? sentences.connectedAs(connection.athlete) : sentences.notConnected}
      >
        {again}
      </ShareLine>
    )
  switch (share.state) {
    case "sending":
      return <SendingLine since={momentOf(share.started_at)} />
    case "processing":
      return <ShareLine title={sentences.strava} about={sentences.stravaProcessing} />
    case "sent":
      return <SentLine share={share} again={again} />
    case "gone":
      return (
        <ShareLine title={sentences.strava} about={sentences.stravaGone}>
          {again}
        </ShareLine>
      )
    case "unanswered":
      return (
        <StravaNotice tone="plain" title={sentences.stravaUnanswered} about={sentences.stravaMayBeThere}>
          {connection ? <ActionButton actions={actions} what="look" label={sentences.checkNow} /> : again}
        </StravaNotice>
      )
    default:
      return (
        <StravaNotice
          tone="warning"
          title={share.message ?? sentences.stravaFailed}
          about={share.retry_at === null ? "" : sentences.againAt(momentOf(share.retry_at))}
        >
          {share.needs_connection ? (
            <ActionButton actions={actions} what="connect" label={sentences.connectAgain} />
          ) : (
            again
          )}
        </StravaNotice>
      )
  }
}

function SentLine({ share, again }: { share: StravaShare; again: ReactNode }) {
  const { ended_at, started_at, edited_at, activity_url } = share
  const sent = momentOf(ended_at ?? started_at)
  const isEdited = edited_at !== null
  return (
    <>
      <ShareLine
        title={sentences.strava}
        about={isEdited ? sentences.sentAndEdited(sent, momentOf(edited_at)) : sentences.onStravaSince(sent)}
      >
        {activity_url !== null && (
          <a
            className="button"
            href={activity_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={sentences.viewOnStrava}
          >
            {sentences.view}
          </a>
        )}
      </ShareLine>
      {isEdited && (
        <li className={styles["notice"]}>
          <p className="small soft">{sentences.stravaEarlier}</p>
          {again}
        </li>
      )}
    </>
  )
}

function SendingLine({ since }: { since: number }) {
  const seconds = Math.max(0, Math.floor((useTicks(true) - since) / 1000))
  return (
    <ShareLine title={sentences.strava} about={sentences.sendingSince(writeDuration(seconds))}>
      <button type="button" className="button" disabled aria-busy aria-label={sentences.sendingToStrava}>
        <LoaderCircle className="icon" aria-hidden />
        {sentences.sending}
      </button>
    </ShareLine>
  )
}

interface StravaNoticeProps {
  tone: "plain" | "warning"
  title: string
  about: string
  children: ReactNode
}

function StravaNotice({ tone, title, about, children }: StravaNoticeProps) {
  return (
    <li className={styles["notice"]}>
      <Alert tone={tone}>
        <p>
          <strong>{title}</strong>
        </p>
        {about !== "" && <p className="small">{about}</p>}
        <div className="row">{children}</div>
      </Alert>
    </li>
  )
}

interface ActionButtonProps {
  actions: StravaActions
  what: "share" | "look" | "connect"
  label: string
}

function ActionButton({ actions, what, label }: ActionButtonProps) {
  const isBusy = actions.pending?.what === what
  return (
    <button
      type="button"
      className="button"
      disabled={actions.pending !== null}
      aria-busy={isBusy}
      onClick={() => void actions[what]()}
    >
      {label}
    </button>
  )
}
