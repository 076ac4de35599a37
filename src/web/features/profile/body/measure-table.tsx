import { useState } from "react"
import type { MeasureHistory } from "#domain/body/measure-history.ts"
import { nameOfMeasure } from "#domain/body/measure-words.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { type MeasureDialogProps } from "./measure-dialog.tsx"
import styles from "./measures.module.css"
import { sentences } from "./measure-sentences.ts"

const MeasureDialog = lazyDialog<MeasureDialogProps>(
  async () => (await import("./measure-dialog.tsx")).MeasureDialog,
)

/** Each measure on a line: its trend, the latest value and the change in four weeks. Its name opens it. */
export function MeasureTable({
  userId,
  histories,
}: {
  userId: string
  histories: readonly MeasureHistory[]
}) {
  const [open, setOpen] = useState<string>()
  const opened = histories.find(({ measure }) => measure === open)
  return (
    <>
      <table className={styles["measures"]}>
        <thead>
          <tr>
            <th scope="col">{sentences.measure}</th>
            <th scope="col" className={styles["trend"]}>
              {sentences.trend}
            </th>
            <th scope="col">{sentences.latest}</th>
            <th scope="col">{sentences.change}</th>
            <th scope="col" className={styles["day"]}>
              {sentences.measured}
            </th>
          </tr>
        </thead>
        <tbody>
          {histories.map((history) => (
            <MeasureLine key={history.measure} history={history} onOpen={() => setOpen(history.measure)} />
          ))}
        </tbody>
      </table>
      {opened && <MeasureDialog userId={userId} history={opened} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function MeasureLine({ history, onOpen }: { history: MeasureHistory; onOpen: () => void }) {
  const { measure, unit, days, latest, change } = history
  return (
    <tr>
      <th scope="row">
        <button type="button" className="link" aria-haspopup="dialog" onClick={onOpen}>
          {nameOfMeasure(measure)}
        </button>
      </th>
      <td className={styles["trend"]}>
        <Trend values={days.map(({ value }) => value)} />
      </td>
      <td>
        <b className="number">{formatNumber(latest.value)}</b> <small>{unit}</small>
      </td>
      <td className="number">{change === null ? "" : sentences.changed(change)}</td>
      <td className={`label ${styles["day"]}`}>{formatDay(latest.day, "short")}</td>
    </tr>
  )
}

const width = 84
const height = 26
const edge = 4
const mostShown = 12

/** The last values as a small line, without scales. */
function Trend({ values }: { values: readonly number[] }) {
  const shown = values.slice(-mostShown)
  const [least, greatest] = [Math.min(...shown), Math.max(...shown)]
  const places = shown.map((value, index) => {
    const across = shown.length === 1 ? 1 : index / (shown.length - 1)
    const up = greatest === least ? 0.5 : (value - least) / (greatest - least)
    return [edge + across * (width - 2 * edge), height - edge - up * (height - 2 * edge)] as const
  })
  const [x = 0, y = 0] = places.at(-1) ?? []
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <polyline points={places.map((place) => place.join(",")).join(" ")} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  )
}
