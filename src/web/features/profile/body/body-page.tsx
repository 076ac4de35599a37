import { useState } from "react"
import type { BodyForm } from "#domain/body/body-form.ts"
import { historiesOf } from "#domain/body/measure-history.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { convertWeight, weightUnitOf } from "#domain/measures/units.ts"
import { useQuery } from "@tanstack/react-query"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { currentDay } from "#web/device/current-day.ts"
import { useOnline } from "#web/device/online.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { BackLink } from "#web/ui/back-link.tsx"
import { LoadProblem } from "#web/ui/messages/alert.tsx"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { LogWeightButton } from "#web/weighing/log-weight-button.tsx"
import { sentences as weighing } from "#web/weighing/sentences.ts"
import { useMeasurements } from "#web/weighing/use-measurements.ts"
import { sentences } from "./measure-sentences.ts"
import { MeasureTable } from "./measure-table.tsx"
import styles from "./measures.module.css"
import { BodyPhotos } from "./photos/body-photos.tsx"
import { WeightHistory } from "./weight-list.tsx"
import { useWeights } from "./weights-here.ts"

const LogMeasurementsDialog = lazyDialog(
  async () => (await import("#web/weighing/log-measurements-dialog.tsx")).LogMeasurementsDialog,
)

const emptyForm = (): BodyForm => ({ date: currentDay(), weight: "", values: {}, ownName: "", ownValue: "" })

/** Body weight and measurements over time, with progress photos beside them. */
export function BodyPage() {
  const { id: userId } = useUser()
  const isOnline = useOnline()
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const unit = weightUnitOf(system)
  const { query, measurements } = useMeasurements(userId)
  const weighed = useWeights(userId)
  const { weights } = weighed
  const [isLogging, setLogging] = useState(false)
  // Kept here, so that a form that was closed by mistake still has what was typed.
  const [form, setForm] = useState(emptyForm)
  const histories = measurements && historiesOf(measurements, system)
  const weight = weights?.at(-1)
  const waist = histories?.find(({ measure }) => measure === "waist")
  const weightText =
    weight && `${formatNumber(convertWeight(weight.weight, weight.weight_unit, unit))} ${unit}`

  return (
    <div className="page">
      <BackLink to="/profile" name={sentences.profile} />
      <div className="spread page-head">
        <div>
          <h1>{sentences.title}</h1>
          <p className={`soft ${styles["lead"]}`}>
            {sentences.lead(
              weight && weightText ? sentences.valueOn(weightText, formatDay(weight.date, "short")) : null,
              waist ? `${formatNumber(waist.latest.value)} ${waist.unit}` : null,
            )}
          </p>
        </div>
        <span className="row">
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => setLogging(true)}>
            {weighing.openMeasurements}
          </button>
          <LogWeightButton userId={userId} />
        </span>
      </div>
      {!isOnline && <p className="small soft">{sentences.offline}</p>}
      {weighed.query.isPending || query.isPending ? (
        // Everything appears at once, so that nothing moves.
        <Skeleton className={styles["loading"]}>{sentences.loading}</Skeleton>
      ) : (
        <div className={styles["desk"]}>
          <div className="stack-l">
            <WeightHistory {...{ userId, unit }} {...weighed} />
            <section className="block" aria-labelledby="body-measurements">
              <header>
                <h2 id="body-measurements">{sentences.measurements}</h2>
                {histories && histories.length > 0 && <span className="label">{sentences.compared}</span>}
              </header>
              {hasFailed(query) && (
                <LoadProblem sentence={sentences.failed} onLoadAgain={() => void query.refetch()} />
              )}
              {histories?.length === 0 && <p className="soft">{sentences.none}</p>}
              {histories && histories.length > 0 && <MeasureTable userId={userId} histories={histories} />}
            </section>
          </div>
          <BodyPhotos userId={userId} weights={weights ?? []} waists={waist?.days ?? []} unit={unit} />
        </div>
      )}
      {isLogging && (
        <LogMeasurementsDialog
          {...{ userId, system, form }}
          histories={histories ?? []}
          onChange={setForm}
          onLogged={() => setForm(emptyForm())}
          onClose={() => setLogging(false)}
        />
      )}
    </div>
  )
}
