import { lazyPart } from "#web/ui/lazy-part.tsx"
import { parts } from "../../screen/parts-below.ts"
import { sentences } from "../../sentences.ts"
import { setTypeNames } from "#domain/workout/set-type-words.ts"
import { sentences as rows } from "../row-sentences.ts"
import { describeLastTime } from "../set-words.ts"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"

const TargetMet = lazyPart(async () => (await parts).TargetMet)

/** Whether the set is a record, its type if it isn't a working set, and its target or the matching set from last time. */
export function LastTime(props: SetRowProps) {
  const { set, last, record, measure, isOpenEnded } = props
  const { target } = set
  const numbers =
    target?.text ?? (last === null ? rows.firstTime : last && describeLastTime(last, measure, unitsOf(props)))
  return (
    <span className="set-last">
      {record !== null && (
        <b className="stamp fresh">
          {rows.record}
          <span className="hidden-text">{`: ${record}`}</span>
        </b>
      )}
      {set.set_type !== "normal" && <em>{setTypeNames[set.set_type]}</em>}
      {isOpenEnded && <em>{sentences.openEnded}</em>}
      {numbers && (
        <>
          {(target || last) && (
            <span className="hidden-text">{`${target ? rows.target : rows.lastTime} `}</span>
          )}
          {numbers.split(", ").map((line) => (
            <span key={line} style={{ display: "block" }}>
              {line}
            </span>
          ))}
        </>
      )}
      {target && set.is_done && <TargetMet {...props} />}
    </span>
  )
}
