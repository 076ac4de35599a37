import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { isOver, keysQuery } from "./personal-keys-query.ts"

/** The names of the keys that a new password revokes, unless the person chooses to keep them. */
export interface KeysToKeep {
  names: string[]
  isKept: boolean
  keep: (isKept: boolean) => void
  /** The number of keys that the new password revoked. Call this after the password has been changed. */
  countEnded: () => number
}

export function useKeysToKeep(userId: string): KeysToKeep {
  const client = useQueryClient()
  const { data } = useQuery(keysQuery(userId))
  const [now] = useState(() => Date.now())
  const [isKept, keep] = useState(false)
  const names = data?.filter((key) => !isOver(key, now)).map(({ name }) => name) ?? []

  function countEnded() {
    if (isKept) return 0
    void client.invalidateQueries({ queryKey: keysQuery(userId).queryKey })
    return names.length
  }

  return { names, isKept, keep, countEnded }
}
