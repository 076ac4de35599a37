import { useCallback, useState } from "react"
import { useSearchParams } from "react-router"
import { type HistoryFilter, readFilter, writeFilter } from "#domain/history/history-filter.ts"

const openName = "workout"

/** The filter and the open workout, which are stored in the page's address. */
export function useHistoryAddress() {
  const [parameters, setParameters] = useSearchParams()
  const inAddress = readFilter((name) => parameters.get(name))
  const [text, setText] = useTyped(inAddress.text)
  const filter = { ...inAddress, text }
  const open = parameters.get(openName)

  function changeFilter(change: Partial<HistoryFilter>) {
    const next = { ...filter, ...change }
    setText(next.text)
    setParameters([...writeFilter(next), ...openIn(open)], { replace: true })
  }

  const kept = String(new URLSearchParams(writeFilter(filter)))
  /** The address of a workout on this page, under the same filter; without an id, the address of the list. */
  const addressOf = useCallback(
    (id: string | null) => `?${new URLSearchParams([...new URLSearchParams(kept), ...openIn(id)])}`,
    [kept],
  )

  return { filter, changeFilter, open, addressOf }
}

const openIn = (id: string | null): [string, string][] => (id === null ? [] : [[openName, id]])

/**
 * Text that is shown as it is typed, and follows the address if something else changes it. The router reports a new address late, so texts that are
 * still being written to it must not come back into the field.
 */
function useTyped(inAddress: string): [string, (text: string) => void] {
  const [{ text, expected }, setTyped] = useState({ text: inAddress, expected: [inAddress] })
  if (!expected.includes(inAddress)) setTyped({ text: inAddress, expected: [inAddress] })
  else if (inAddress === text && expected.length > 1) setTyped({ text, expected: [text] })
  return [text, (next) => setTyped({ text: next, expected: [...expected, next] })]
}
