import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useState } from "react"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { usersQuery, type Which } from "./queries.ts"
import { sentences } from "./sentences.ts"
import { UserLine } from "./user-line.tsx"

const mostShown = 100

/** The accounts, by address; never anybody's training. */
export function Users({ userId }: { userId: string }) {
  const [search, setSearch] = useState("")
  const [which, setWhich] = useState<Which>(null)
  const wanted = useDeferredValue(search.trim())
  const users = useQuery({ ...usersQuery(userId, wanted, which), placeholderData: (last) => last })
  if (users.isError && !users.data)
    return <LoadProblem sentence={sentences.unloaded} onLoadAgain={() => void users.refetch()} />
  if (!users.data) return <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
  const { all, unconfirmed, disabled, users: found } = users.data
  const choices: [value: Which, label: string][] = [
    [null, sentences.all(all)],
    ["unconfirmed", sentences.unconfirmed(unconfirmed)],
    ["disabled", sentences.disabled(disabled)],
  ]
  return (
    <>
      <div className={styles["bar"]}>
        <TextField
          label={sentences.searchUsers}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className="segmented" role="group" aria-label={sentences.parts.users}>
          {choices.map(([value, label]) => (
            <button key={label} type="button" aria-pressed={which === value} onClick={() => setWhich(value)}>
              {label}
            </button>
          ))}
        </div>
      </div>
      {found.length === 0 ? (
        <Alert tone="plain">{wanted === "" ? sentences.nobody : sentences.noUsers(wanted)}</Alert>
      ) : (
        <ul className="list">
          {found.map((user) => (
            <UserLine key={user.id} userId={userId} user={user} />
          ))}
        </ul>
      )}
      {found.length === mostShown && <p className="small soft">{sentences.usersShown}</p>}
    </>
  )
}
