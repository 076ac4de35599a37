import { useState } from "react"
import type { ChartPoint, ChartWords } from "./chart-props.ts"
import { sentences } from "./sentences.ts"

interface ChartTableProps {
  points: readonly ChartPoint[]
  words: ChartWords
  titleId: string
}

/** A chart's points as a table, newest first. Rendered only when opened. */
export function ChartTable({ points, words, titleId }: ChartTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{sentences.showAsTable}</summary>
      {isOpen && (
        // A scrollable area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="numbers" role="region" tabIndex={0} aria-labelledby={titleId}>
          <table className="table" aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">{words.columns[0]}</th>
                <th scope="col" className="n">
                  {words.columns[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, value, mark }) => (
                <tr key={at}>
                  <th scope="row">{words.place(at)}</th>
                  <td className="n">
                    {mark === "record" && <span className="stamp">{sentences.record}</span>}{" "}
                    {words.value(value)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
