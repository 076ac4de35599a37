import { ChevronDown, ChevronUp, X } from "lucide-react"
import Link2 from "lucide-react/icons/link-2"
import Unlink2 from "lucide-react/icons/unlink-2"
import type { MouseEvent } from "react"
import { flushSync } from "react-dom"
import { sentences } from "./order-sentences.ts"

interface OrderButtonsProps {
  /** The exercise's name, which is part of every label. */
  name: string
  isFirst: boolean
  isLast: boolean
  /** Whether the exercise ends its superset, or isn't in one, so that the next exercise can join it. */
  isEnd: boolean
  isInSuperset: boolean
  onMove: (by: -1 | 1) => void
  /** Joins the exercise with the next one, or takes it out of its superset. */
  onJoin: (isJoined: boolean) => void
  onRemove: () => void
}

/** The buttons that move an exercise in a list, join it to the next one and remove it. */
export function OrderButtons(props: OrderButtonsProps) {
  const { name, isFirst, isLast, isEnd, isInSuperset, onMove, onJoin, onRemove } = props

  /** Keeps the focus on the button while the button moves with its row. */
  function move(by: -1 | 1, { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => onMove(by))
    button.focus()
  }

  return (
    <>
      {isEnd && !isLast && (
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.join(name)}
          title={sentences.joinShort}
          onClick={() => onJoin(true)}
        >
          <Link2 className="icon" />
        </button>
      )}
      {isInSuperset && (
        <button
          type="button"
          className="button quiet square"
          aria-label={sentences.separate(name)}
          title={sentences.separateShort}
          onClick={() => onJoin(false)}
        >
          <Unlink2 className="icon" />
        </button>
      )}
      <button
        type="button"
        className="button quiet square"
        aria-label={sentences.up(name)}
        aria-disabled={isFirst || undefined}
        onClick={(event) => move(-1, event)}
      >
        <ChevronUp className="icon" />
      </button>
      <button
        type="button"
        className="button quiet square"
        aria-label={sentences.down(name)}
        aria-disabled={isLast || undefined}
        onClick={(event) => move(1, event)}
      >
        <ChevronDown className="icon" />
      </button>
      <button
        type="button"
        className="button quiet square"
        aria-label={sentences.remove(name)}
        onClick={onRemove}
      >
        <X className="icon" />
      </button>
    </>
  )
}
