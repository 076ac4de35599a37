import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useState } from "react"
import { Alert, LoadProblem } from "#web/ui/messages/alert.tsx"
import { TextField } from "#web/ui/fields/field.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import styles from "./admin.module.css"
import { usersQuery, type UserFilter } from "./queries.ts"
import { UserLine } from "./user-line.tsx"
import { sentences } from "./user-sentences.ts"
import { sentences as panel } from "./sentences.ts"

const maxRows = 100

/** The accounts, listed by email address. Nobody's training is shown. */
export function Users({ userId }: { userId: string }) {
  const [search, setSearch] = useState("")
  const [filter, setFilter] = useState<UserFilter>(null)
  const wanted = useDeferredValue(search.trim())
  const users = useQuery({ ...usersQuery(userId, wanted, filter), placeholderData: (last) => last })
  if (users.isError && !users.data)
    return <LoadProblem sentence={panel.unloaded} onLoadAgain={() => void users.refetch()} />
  if (!users.data) return <Skeleton className={styles["loading"]}>{panel.loading}</Skeleton>
  const { all, unconfirmed, disabled, users: found } = users.data
  const choices: [value: UserFilter, label: string][] = [
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
        <div className="segmented" role="group" aria-label={panel.parts.users}>
          {choices.map(([value, label]) => (
            <button
              key={label}
              type="button"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
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
      {found.length === maxRows && <p className="small soft">{sentences.usersShown}</p>}
    </>
  )
}
