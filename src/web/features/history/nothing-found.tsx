import { type HistoryFilter, noFilter } from "#domain/history/history-filter.ts"
import { sentences as shared } from "#web/workbench/sentences.ts"
import { sentences } from "./sentences.ts"

interface NothingFoundProps {
  filter: HistoryFilter
  /** How many workouts match outside the chosen days. */
  outsideRange: number
  onChange: (change: Partial<HistoryFilter>) => void
}

/** Says that nothing matches, and offers a way to something that does. */
export function NothingFound({ filter, outsideRange, onChange }: NothingFoundProps) {
  const isInRange = outsideRange > 0 && filter.range !== "all"
  return (
    <div className="empty">
      <p>
        <b>{isInRange ? sentences.noneInRange : sentences.none}</b>
      </p>
      {isInRange && <p className="soft">{sentences.outsideRange(outsideRange)}</p>}
      <button
        type="button"
        className="button"
        onClick={() => onChange(isInRange ? { range: "all" } : noFilter)}
      >
        {isInRange ? sentences.searchAllTime : shared.clear}
      </button>
    </div>
  )
}
