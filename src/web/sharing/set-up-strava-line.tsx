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

type Ways = Omit<ReturnType<typeof useStrava>, "status">

/** A workout on its way to Strava, in each of its states. */
export function SetUpStravaLine({ userId, logId }: { userId: string; logId: string }) {
  const { status, ...ways } = useStrava(userId, logId)
  if (status.isError && !status.data)
    return (
      <li className={styles["told"]}>
        <LoadProblem sentence={status.error.message} onLoadAgain={() => void status.refetch()} />
      </li>
    )
  if (!status.data) return <ShareLine title={sentences.strava} about={sentences.stravaAsking} />
  const { underWay } = ways
  return underWay?.what === "share" ? (
    <SendingLine since={underWay.since} />
  ) : (
    <StateLine status={status.data} ways={ways} />
  )
}

function StateLine({ status: { connection, share }, ways }: { status: StravaStatus; ways: Ways }) {
  const again = connection ? (
    <ActionButton ways={ways} what="share" label={sentences.shareToStrava} />
  ) : (
    <ActionButton ways={ways} what="connect" label={sentences.connect} />
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
        <Told tone="plain" title={sentences.stravaUnanswered} about={sentences.stravaMayBeThere}>
          {connection ? <ActionButton ways={ways} what="look" label={sentences.lookNow} /> : again}
        </Told>
      )
    default:
      return (
        <Told
          tone="warning"
          title={share.message ?? sentences.stravaFailed}
          about={share.retry_at === null ? "" : sentences.againAt(momentOf(share.retry_at))}
        >
          {share.needs_connection ? (
            <ActionButton ways={ways} what="connect" label={sentences.connectAgain} />
          ) : (
            again
          )}
        </Told>
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
        <li className={styles["told"]}>
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

interface ToldProps {
  tone: "plain" | "warning"
  title: string
  about: string
  children: ReactNode
}

function Told({ tone, title, about, children }: ToldProps) {
  return (
    <li className={styles["told"]}>
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
  ways: Ways
  what: "share" | "look" | "connect"
  label: string
}

function ActionButton({ ways, what, label }: ActionButtonProps) {
  const isBusy = ways.underWay?.what === what
  return (
    <button
      type="button"
      className="button"
      disabled={ways.underWay !== null}
      aria-busy={isBusy}
      onClick={() => void ways[what]()}
    >
      {label}
    </button>
  )
}
