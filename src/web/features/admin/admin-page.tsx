import { useQuery } from "@tanstack/react-query"
import { Link, Navigate, useParams } from "react-router"
import { useUser } from "#web/backend/session/session.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { AiUse } from "./ai-use.tsx"
import { Audit } from "./audit.tsx"
import { ServerHealth } from "./health.tsx"
import { Library } from "./library.tsx"
import { tierQuery } from "./queries.ts"
import { sentences } from "./sentences.ts"
import { Users } from "./users.tsx"

const parts = {
  exercises: Library,
  users: Users,
  health: ServerHealth,
  "ai-use": AiUse,
  audit: Audit,
}
type Part = keyof typeof parts
const names: Part[] = ["exercises", "users", "health", "ai-use", "audit"]

const isPart = (name: string): name is Part => Object.hasOwn(parts, name)

/** The admin panel. To anyone who isn't an admin, neither its address nor its functions exist. */
export function AdminPage() {
  const { id: userId } = useUser()
  const { part = "exercises" } = useParams()
  const { data: tier, isError, refetch } = useQuery(tierQuery(userId))
  if (isError && tier === undefined)
    return (
      <div className="page">
        <LoadProblem sentence={sentences.unloaded} onLoadAgain={() => void refetch()} />
      </div>
    )
  if (tier === undefined)
    return (
      <div className="page">
        <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
      </div>
    )
  if (tier !== "admin" || !isPart(part)) return <Navigate to="/dashboard" replace />
  const Shown = parts[part]
  return (
    <div className="page">
      <div className="page-head">
        <h1>{sentences.title}</h1>
      </div>
      <nav className={styles["parts"]} aria-label={sentences.title}>
        {names.map((name) => (
          <Link key={name} to={`/admin/${name}`} aria-current={name === part ? "page" : undefined}>
            {sentences.parts[name]}
          </Link>
        ))}
      </nav>
      <Shown userId={userId} />
    </div>
  )
}
