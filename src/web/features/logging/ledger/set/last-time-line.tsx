import { sentences } from "../../sentences.ts"
import { setTypeNames } from "#domain/workout/set-type-names.ts"
import { describeLastTime } from "../set-words.ts"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"

/** That the set is a record, its type unless it is a working set, and the matching set of last time. */
export function LastTime(props: SetRowProps) {
  const { set, last, record, measure, isOpenEnded } = props
  const numbers = last === null ? "first time" : last && describeLastTime(last, measure, unitsOf(props))
  return (
    <span className="set-last">
      {record !== null && (
        <b className="stamp fresh">
          Record<span className="hidden-text">{`: ${record}`}</span>
        </b>
      )}
      {set.set_type !== "normal" && <em>{setTypeNames[set.set_type]}</em>}
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
