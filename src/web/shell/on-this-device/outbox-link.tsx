import { NavLink } from "react-router"
import { needsPerson } from "#domain/saving/queue-state.ts"
import { unsentCount, useOutbox } from "#web/offline/queue/outbox.ts"
import { HereIcon, NeedsIcon } from "#web/ui/own-icons.tsx"
import { sentences } from "./outbox-sentences.ts"

/** The outbox in the navigation, shown while something is queued on this device. Screen readers announce changes to its count. */
export function OutboxLink() {
  const outbox = useOutbox()
  const unsent = unsentCount(outbox)
  const { operations, events, bodies } = outbox
  const needsYou = [...operations, ...events, ...bodies].some(needsPerson)
  return (
    <>
      {unsent > 0 && (
        <NavLink className={needsYou ? "unsent needs" : "unsent"} to="/outbox">
          {needsYou ? <NeedsIcon /> : <HereIcon />}
          <span>
            {sentences.unsent(unsent)}
            <span className="hidden-text">{sentences.inOutbox}</span>
          </span>
        </NavLink>
      )}
      <output className="hidden-text">
        {unsent > 0 && sentences.waiting(unsent, events.length + bodies.length === 0, needsYou)}
      </output>
    </>
  )
}
