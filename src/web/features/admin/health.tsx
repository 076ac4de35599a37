import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { backend } from "#web/backend/client.ts"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { type Health, healthQuery } from "./queries.ts"
import { useAdminAction } from "./use-admin-action.ts"
import { sentences } from "./health-sentences.ts"
import { sentences as panel } from "./sentences.ts"

/** The server's health: email, backups, database, version and slow statements. */
export function ServerHealth({ userId }: { userId: string }) {
  const { data: health, isError, refetch } = useQuery(healthQuery(userId))
  if (isError && !health) return <LoadProblem sentence={panel.unloaded} onLoadAgain={() => void refetch()} />
  if (!health) return <Skeleton className={styles["loading"]}>{panel.loading}</Skeleton>
  const { server, started_again: restart, backup_failed: backupFailure, space } = health.facts
  const mail = server?.fact.mail ?? ""
  return (
    <>
      {health.mails_failed.length > 0 && <FailedMails userId={userId} mails={health.mails_failed} />}
      {restart && (
        <Alert tone="warning">
          {sentences.restarted(restart.fact.times, restart.fact.ended_with, restart.updated_at)}
        </Alert>
      )}
      {backupFailure && hasBackups(health.facts) && (
        <Alert tone="warning">
          {sentences.backupFailed(backupFailure.fact.reason, backupFailure.updated_at)}
        </Alert>
      )}
      <div className={styles["columns"]}>
        <ul className="list">
          <HealthLine
            name={sentences.mail}
            about={mail === "" ? sentences.noMail : sentences.mailThrough(mail, health.mails_waiting)}
          />
          <HealthLine name={sentences.backups} about={backupStatus(health.facts)} />
          {typeof space?.fact.data === "number" && (
            <HealthLine name={sentences.space} about={sentences.freeForData(space.fact.data)} />
          )}
          <HealthLine
            name={sentences.database}
            about={sentences.databaseSize(health.postgres, health.database_bytes)}
          />
          {server && (
            <HealthLine
              name={sentences.version}
              about={sentences.versionOf(server.fact.version, server.fact.node, server.fact.started_at)}
            />
          )}
        </ul>
        <SlowStatements slow={health.slow} />
      </div>
    </>
  )
}

const hasBackups = ({ server, backup }: Health["facts"]) => server?.fact.backups ?? backup !== undefined

/** Whether backups are enabled, when the last one was made, and how much space is left for them. */
function backupStatus(facts: Health["facts"]): string {
  const { backup, space } = facts
  const last = backup && sentences.lastBackup(backup.fact.made_at, backup.fact.bytes, backup.fact.kept)
  if (!hasBackups(facts)) return [sentences.backupsOff, last ?? ""].join(" ").trim()
  const free = space?.fact.backups ?? undefined
  const room = free === undefined ? "" : sentences.freeForBackups(free)
  return [last ?? sentences.noBackupYet, room].join(" ").trim()
}

interface FailedMailsProps {
  userId: string
  /** The emails, newest first. */
  mails: Health["mails_failed"]
}

/** Emails that the mail server rejected. Their contents are omitted, because only the recipients may read them. */
function FailedMails({ userId, mails }: FailedMailsProps) {
  const { isBusy, act } = useAdminAction(userId)
  const [areShown, show] = useState(false)
  return (
    <Alert tone="error">
      <p>
        <strong>{sentences.mailsFailed(mails.length)}</strong>{" "}
        {sentences.whyMailsFailed(mails[0]?.failure ?? "")}
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void act(() => backend.rpc("admin_send_mails_again"), sentences.sendingAgain)}
        >
          {sentences.sendAgain}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-expanded={areShown}
          onClick={() => show(!areShown)}
        >
          {areShown ? sentences.hideMails : sentences.showMails}
        </button>
      </div>
      {areShown && (
        <ul className="list">
          {mails.map(({ id, recipient, subject, posted_at, failure }) => (
            <HealthLine
              key={id}
              name={sentences.mailNamed(recipient, subject)}
              about={sentences.mailOf(posted_at, failure)}
            />
          ))}
        </ul>
      )}
    </Alert>
  )
}

function HealthLine({ name, about }: { name: string; about: string }) {
  return (
    <li>
      <span className="grow">
        <b>{name}</b>
        <br />
        <span className="label">{about}</span>
      </span>
    </li>
  )
}

function SlowStatements({ slow }: Pick<Health, "slow">) {
  return (
    <section className="block">
      <header>
        <h2>{sentences.slow}</h2>
        <p className="label">{sentences.slowAbout}</p>
      </header>
      {slow.length === 0 ? (
        <p className="soft">{sentences.noneSlow}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{sentences.statement}</th>
              <th scope="col" className="n">
                {sentences.calls}
              </th>
              <th scope="col" className="n">
                {sentences.slowest}
              </th>
            </tr>
          </thead>
          <tbody>
            {slow.map(({ statement, calls, slowest_ms }) => (
              <tr key={statement}>
                <td className={styles["names"]}>{statement}</td>
                <td className="n">{calls}</td>
                <td className="n">{sentences.milliseconds(slowest_ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
