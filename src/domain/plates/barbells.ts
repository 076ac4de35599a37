import * as z from "zod/mini"
import type { WeightUnit } from "#domain/measures/units.ts"

/** Equipment that takes plates, by its name in the exercise library. */
export const barKinds = ["barbell", "ez bar", "trap bar"] as const
export type BarKind = (typeof barKinds)[number]

// The database accepts any JSON object in the profile's `barbells` column. Limits keep the number of possible
// sums small.
const barbellSchema = z.object({
  /** The weight of each bar. */
  bars: z.record(z.enum(barKinds), z.number().check(z.minimum(0), z.maximum(1000))),
  plates: z
    .array(
      z.object({
        weight: z.number().check(z.minimum(0.1), z.maximum(100)),
        pairs: z.int().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.maxLength(30)),
})
/** A person's bars and plates, in one unit. */
export type Barbell = z.infer<typeof barbellSchema>

export const lightestWeight = 0.1
export const heaviestWeight = 1000
export const mostWeights = 100

/** The loads of other equipment, such as a pair of dumbbells or a weight stack, by its name in the exercise library. */
const weightsSchema = z.record(
  z.string(),
  z
    .array(z.number().check(z.minimum(lightestWeight), z.maximum(heaviestWeight)))
    .check(z.maxLength(mostWeights)),
)

const barbellsSchema = z.object({
  kg: z.optional(barbellSchema),
  lbs: z.optional(barbellSchema),
  weights: z.optional(z.object({ kg: z.optional(weightsSchema), lbs: z.optional(weightsSchema) })),
})
/** A person's bars and plates by unit. If a unit is missing, the default ones apply. */
export type Barbells = z.infer<typeof barbellsSchema>

/** The weights that plates are sold in, heaviest first. */
export const platesSold: Record<WeightUnit, readonly number[]> = {
  kg: [25, 20, 15, 10, 5, 2.5, 2, 1.5, 1.25, 1, 0.5, 0.25],
  lbs: [55, 45, 35, 25, 15, 10, 5, 2.5, 1.25, 1],
}

export const mostPairs = 20
export const heaviestBar = 100

const gym = (weights: readonly number[]) => weights.map((weight) => ({ weight, pairs: 6 }))
const usual: Record<WeightUnit, Barbell> = {
  kg: { bars: { barbell: 20, "ez bar": 10, "trap bar": 25 }, plates: gym([25, 20, 15, 10, 5, 2.5, 1.25]) },
  lbs: { bars: { barbell: 45, "ez bar": 20, "trap bar": 55 }, plates: gym([45, 35, 25, 10, 5, 2.5]) },
}

/** The bars and plates in a unit, read from the profile's column. If the column has none, these are the bars and plates of a typical gym. */
export function barbellIn(column: unknown, unit: WeightUnit): Barbell {
  return z.safeParse(barbellsSchema, column).data?.[unit] ?? usual[unit]
}

/** The profile's column with the bars and plates of one unit replaced. */
export function withBarbell(column: unknown, unit: WeightUnit, barbell: Barbell): Barbells {
  return { ...z.safeParse(barbellsSchema, column).data, [unit]: barbell }
}

/** The loads that a person has for equipment without plates, lightest first; null if they haven't entered any. */
export function weightsIn(column: unknown, unit: WeightUnit, equipment: string): readonly number[] | null {
  const found = z.safeParse(barbellsSchema, column).data?.weights?.[unit]?.[equipment]
  return found && found.length > 0 ? found.toSorted((one, other) => one - other) : null
}

/** Equipment with fixed weights, which aren't assembled from plates, by its name in the exercise library. */
export const fixedKinds = ["dumbbell", "kettlebell", "machine", "cable"] as const
export type FixedKind = (typeof fixedKinds)[number]

/** The kind of fixed weights that an exercise is done with; null if its equipment has none. */
export function fixedKindOf(equipment: string | null): FixedKind | null {
  return fixedKinds.find((kind) => kind === equipment) ?? null
}

/** The profile's column with the loads of one kind of equipment replaced. An empty list removes them. */
export function withWeights(
  column: unknown,
  unit: WeightUnit,
  { kind, weights }: { kind: FixedKind; weights: readonly number[] },
): Barbells {
  const barbells = z.safeParse(barbellsSchema, column).data
  const { [kind]: _before, ...others } = barbells?.weights?.[unit] ?? {}
  const now = weights.length === 0 ? others : { ...others, [kind]: [...weights] }
  return { ...barbells, weights: { ...barbells?.weights, [unit]: now } }
}

/** The nearest of a person's weights: the next one at or below `weight` and the next one above it. Each is null if there is none. */
export function weightsAround(
  weight: number,
  weights: readonly number[],
): { below: number | null; above: number | null } {
  return {
    below: weights.findLast((each) => each <= weight) ?? null,
    above: weights.find((each) => each > weight) ?? null,
  }
}

/**
 * The nearest of a person's weights; the lighter one if two are equally near. `weight` itself if the person
 * has none.
 */
export function nearestWeight(weight: number, weights: readonly number[]): number {
  const { below, above } = weightsAround(weight, weights)
  if (below === null) return above ?? weight
  return above !== null && above - weight < weight - below ? above : below
}

/** The kind of bar that an exercise is done with; null if its equipment takes no plates. */
export function barKindOf(equipment: string | null): BarKind | null {
  return barKinds.find((kind) => kind === equipment) ?? null
}
