import { Trash2 } from "lucide-react"
import { useMemo, useState } from "react"
import type { MeasureHistory } from "#domain/body/measure-history.ts"
import { nameOfMeasure } from "#domain/body/measure-words.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import type { Span } from "#web/charts/chart-scale.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Dialog } from "#web/ui/dialogs/dialog.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { Alert } from "#web/ui/messages/alert.tsx"
import { useLogBody } from "#web/weighing/use-log-body.ts"
import styles from "./body.module.css"
import { sentences } from "./measure-sentences.ts"

export interface MeasureDialogProps {
  userId: string
  history: MeasureHistory
  onClose: () => void
}

const offered: readonly Span[] = ["3M", "1Y", "all"]

/** A measure over time, and its values with buttons to delete them. */
export function MeasureDialog({ userId, history, onClose }: MeasureDialogProps) {
  const { measure, unit, days } = history
  const name = nameOfMeasure(measure)
  const [today] = useState(currentDay)
  const [chosen, onChoose] = useState<Span>("all")
  const { problem, save } = useLogBody(userId, () => {
    if (days.length === 1) onClose()
  })
  const points = useMemo<ChartPoint[]>(
    () =>
      days.map(({ day, value }, index, { length }) => ({
        at: day,
        value,
        ...(index === length - 1 && { mark: "now" }),
      })),
    [days],
  )
  const words = useMemo<ChartWords>(() => sentences.chartWords(name, unit), [name, unit])
  const remove = (day: string) => {
    const measurements = [{ measure, value: null, unit }]
    const entry = { body_date: day, weight: null, weight_unit: "kg" as const, measurements }
    void save(entry, sentences.deleted(name, formatDay(day, "short")))
  }
  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          {shared.close}
        </button>
      }
    >
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <Chart
        title={name}
        isTitled
        kind="line"
        points={points}
        sentence={(shown) => sentences.course(shown, unit)}
        words={words}
        span={{ offered, chosen, onChoose, today }}
        instead={null}
      />
      <ul className={`list tight ${styles["weights"]}`}>
        {days.toReversed().map(({ day, value }) => (
          <li key={day}>
            <span className="grow">{formatDay(day, "short")}</span>
            <span className="number">{`${formatNumber(value)} ${unit}`}</span>
            <button
              type="button"
              className="button quiet square"
              aria-label={sentences.deleteNamed(name, formatDay(day, "short"))}
              onClick={() => remove(day)}
            >
              <Trash2 className="icon" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
