import { useQuery } from "@tanstack/react-query"
import { formatNumber } from "#domain/measures/numbers.ts"
import { barbellIn, barKindOf, weightsAround, weightsIn } from "#domain/plates/barbells.ts"
import { loadsAround, platesFor } from "#domain/plates/plates.ts"
import { readField } from "#domain/workout/set-fields.ts"
import { barbellsQuery } from "#web/backend/preferences/barbells-query.ts"
import { sentences } from "../sentences.ts"
import type { SetRowProps } from "../set/set-row-props.ts"
import { useEquipment } from "../use-equipment.ts"
import styles from "./plates.module.css"

type PlatesProps = Pick<SetRowProps, "userId" | "exerciseId" | "set" | "weightUnit">

/** The plates on each side for the weight in the field, as a drawing and as text. For other equipment, the nearest weights that the person has. */
export function Plates({ userId, exerciseId, set, weightUnit }: PlatesProps) {
  const equipment = useEquipment(userId, exerciseId) ?? null
  const kind = barKindOf(equipment)
  const { data: column } = useQuery(barbellsQuery(userId))
  const reading = readField(set, "weight", "weight_reps")
  const weight = reading.ok ? reading.value : null
  if (weight === null || weight === 0 || column === undefined) return null
  if (kind === null)
    return <NearestWeights {...{ weight, weights: weightsIn(column, weightUnit, equipment ?? "") }} />
  const barbell = barbellIn(column, weightUnit)
  const plates = platesFor(weight, barbell, kind)
  if (plates === null) {
    const { below, above } = loadsAround(weight, barbell, kind)
    return (
      <span>{sentences.notLoadable([below, above].filter((each) => each !== null).map(formatNumber))}</span>
    )
  }
  if (plates.length === 0) return <span>{sentences.onlyBar}</span>
  return (
    <span className={styles["plates"]}>
      <PlatesDrawing plates={plates} heaviest={Math.max(...barbell.plates.map((plate) => plate.weight))} />
      {sentences.perSide(plates.map(formatNumber))}
    </span>
  )
}

/** The nearest weights that the person has, shown if they don't have the one in the field. Renders nothing if they haven't entered any weights. */
function NearestWeights({ weight, weights }: { weight: number; weights: readonly number[] | null }) {
  if (weights === null || weights.includes(weight)) return null
  const { below, above } = weightsAround(weight, weights)
  return <span>{sentences.notYours([below, above].filter((each) => each !== null).map(formatNumber))}</span>
}

const height = 24
const thinnest = 3
const gap = 1.5

/** One end of the bar, with the heaviest plate innermost. Heavier plates are drawn taller. */
function PlatesDrawing({ plates, heaviest }: { plates: readonly number[]; heaviest: number }) {
  const first = 6
  const widthOf = (weight: number) => thinnest + (3.5 * weight) / heaviest
  const heightOf = (weight: number) => 7 + (height - 7) * Math.sqrt(weight / heaviest)
  const starts = plates.map((_, index) =>
    plates.slice(0, index).reduce((x, weight) => x + widthOf(weight) + gap, first),
  )
  const end = (starts.at(-1) ?? first) + widthOf(plates.at(-1) ?? 0) + 6
  return (
    <svg viewBox={`0 0 ${end} ${height}`} width={end} height={height} aria-hidden>
      <path className={styles["sleeve"]} d={`M0 12H${end}`} />
      <rect className={styles["collar"]} x={2} y={8} width={2.5} height={8} />
      {plates.map((weight, index) => (
        <rect
          // The position is the key, because plates of the same weight differ only in position.
          key={starts[index]}
          x={starts[index]}
          y={(height - heightOf(weight)) / 2}
          width={widthOf(weight)}
          height={heightOf(weight)}
          rx={1}
        />
      ))}
    </svg>
  )
}
