import { useCallback, useState } from "react"
import { useSearchParams } from "react-router"

interface AddressForm<Filter> {
  readFilter: (valueOf: (name: string) => string | null) => Filter
  writeFilter: (filter: Filter) => [name: string, value: string][]
  /** The name of the URL parameter with the id of the open item. */
  openName: string
}

/** The filter and the open item, which are stored in the page's URL. Pass the same `form` on every render. */
export function useListAddress<Filter extends { text: string }>(form: AddressForm<Filter>) {
  const { readFilter, writeFilter, openName } = form
  const [parameters, setParameters] = useSearchParams()
  const inAddress = readFilter((name) => parameters.get(name))
  const [text, setText] = useTyped(inAddress.text)
  const filter = { ...inAddress, text }
  const open = parameters.get(openName)

  function changeFilter(change: Partial<Filter>) {
    const next = { ...filter, ...change }
    setText(next.text)
    setParameters([...writeFilter(next), ...openIn(openName, open)], { replace: true })
  }

  const kept = String(new URLSearchParams(writeFilter(filter)))
  /** The address that opens something on this page, under the same filter; without an id, the address of the list. */
  const addressOf = useCallback(
    (id: string | null) => `?${new URLSearchParams([...new URLSearchParams(kept), ...openIn(openName, id)])}`,
    [kept, openName],
  )

  return { filter, changeFilter, open, addressOf }
}

const openIn = (name: string, id: string | null): [string, string][] => (id === null ? [] : [[name, id]])

/**
 * Text that is shown as it is typed, and follows the address if something else changes it. The router reports a new address late, so text that this
 * field is still writing to the address must not come back into the field.
 */
function useTyped(inAddress: string): [string, (text: string) => void] {
  const [{ text, expected }, setTyped] = useState({ text: inAddress, expected: [inAddress] })
  if (!expected.includes(inAddress)) setTyped({ text: inAddress, expected: [inAddress] })
  else if (inAddress === text && expected.length > 1) setTyped({ text, expected: [text] })
  return [text, (next) => setTyped({ text: next, expected: [...expected, next] })]
}
