import { Link } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { useOnline } from "#web/device/online.ts"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import bench from "#web/workbench/workbench.module.css"
import { WorkbenchHead } from "#web/workbench/workbench-frame.tsx"
import { sentences } from "./sentences.ts"
import { useHistory } from "./use-history.ts"
import { Workouts } from "./workouts.tsx"

/** The history: all saved workouts with a search and filters, and the workout that is open. */
export function HistoryPage() {
  const { id: userId } = useUser()
  const { query, exercises, workouts, index } = useHistory(userId)
  const isOnline = useOnline()
  if (!workouts || !index)
    return (
      <Frame>
        {query.isError && isOnline && (
          <LoadProblem sentence={sentences.failed} onLoadAgain={() => void query.refetch()} />
        )}
        {!isOnline && <Alert tone="offline">{sentences.notHere}</Alert>}
        {isOnline && !query.isError && <Skeleton className={bench["loading"]}>{sentences.loading}</Skeleton>}
      </Frame>
    )
  if (workouts.length === 0 && !query.hasNextPage)
    return (
      <Frame>
        <Unsent />
        <Empty />
      </Frame>
    )
  return (
    <Workouts
      key={userId}
      {...{ userId, workouts, index }}
      exercises={exercises ?? []}
      isWhole={!query.hasNextPage}
      hasFailed={query.isError}
      onLoadOlder={() => void query.fetchNextPage()}
      unsent={<Unsent />}
    />
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="page">
      <div className={bench["top"]}>
        <WorkbenchHead page="/history" title={sentences.title} />
      </div>
      <div className="stack">{children}</div>
    </div>
  )
}

/** New workouts waiting on this device. They are in the list once they have been sent. */
function Unsent() {
  const { operations } = useOutbox()
  const { length } = operations.filter(({ save }) => save.log.id === undefined)
  if (length === 0) return null
  return (
    <p className="soft small">
      {sentences.unsent(length)}.{" "}
      <Link className="link" to="/outbox">
        {sentences.openOutbox}
      </Link>
    </p>
  )
}

function Empty() {
  return (
    <div className="empty">
      <p>
        <b>{sentences.empty}</b>
      </p>
      <p className="soft">{sentences.emptyHint}</p>
      <div className="row">
        <Link className="button primary" to="/log-workout/new">
          {sentences.logNewWorkout}
        </Link>
        <Link className="button" to="/import">
          {sentences.importHistory}
        </Link>
      </div>
    </div>
  )
}
