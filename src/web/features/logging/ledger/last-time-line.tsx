import { sentences } from "../sentences.ts"
import { describeLastTime, setTypes } from "./set-words.ts"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"

/** The set's type unless it is a working set, and the matching set of last time. */
export function LastTime(props: SetRowProps) {
  const { set, last, measure, isOpenEnded } = props
  const numbers = last === null ? "first time" : last && describeLastTime(last, measure, unitsOf(props))
  return (
    <span className="set-last">
      {set.set_type !== "normal" && <em>{setTypes[set.set_type]}</em>}
      {isOpenEnded && <em>{sentences.openEnded}</em>}
      {numbers && (
        <>
          {last && <span className="hidden-text">Last time </span>}
          {numbers.split(", ").map((line) => (
            <span key={line} style={{ display: "block" }}>
              {line}
            </span>
          ))}
        </>
      )}
    </span>
  )
}
