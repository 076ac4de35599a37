import { useQuery } from "@tanstack/react-query"
import { Alert, LoadProblem } from "#web/ui/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { type Health, healthQuery } from "./queries.ts"
import { sentences } from "./sentences.ts"

/** How the server is: its mail, backups, database, version and slow statements. */
export function HealthOfServer({ userId }: { userId: string }) {
  const { data: health, isError, refetch } = useQuery(healthQuery(userId))
  if (isError && !health)
    return <LoadProblem sentence={sentences.unloaded} onLoadAgain={() => void refetch()} />
  if (!health) return <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
  const { server, backup, backup_failed: noBackup, mail_failed: noMail } = health.facts
  const mail = server?.fact.mail ?? ""
  return (
    <>
      {noMail && (
        <Alert tone="warning">
          {sentences.mailsFailed(noMail.fact.count, noMail.fact.reason, noMail.updated_at)}
        </Alert>
      )}
      {noBackup && (
        <Alert tone="warning">{sentences.backupFailed(noBackup.fact.reason, noBackup.updated_at)}</Alert>
      )}
      <div className={styles["columns"]}>
        <ul className="list">
          <HealthLine
            name={sentences.mail}
            about={mail === "" ? sentences.noMail : sentences.mailThrough(mail)}
          />
          <HealthLine
            name={sentences.backups}
            about={
              backup
                ? sentences.lastBackup(backup.fact.made_at, backup.fact.bytes, backup.fact.kept)
                : sentences.noBackups
            }
          />
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
