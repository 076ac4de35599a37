import { roundTo } from "#domain/measures/numbers.ts"
import { kilograms } from "#domain/measures/units.ts"
import type { Load } from "../../program.ts"
import type { WrittenLoad, WrittenSet } from "./sets.ts"

/** How a lift's loads are imported. */
export type Loads =
  /** Each load as it is written. */
  | { kind: "written" }
  /** Each load as a share of the heaviest one, which the lift's rule changes. */
  | { kind: "shares"; heaviest: number }
  /** Loads that no single rule can handle: a mixture of weights, percentages and sets without either. */
  | { kind: "uneven" }

/** Decides how to import the loads of a progressing lift, from all its sets. */
export function loadsOf(sets: readonly WrittenSet[]): Loads {
  const loads = sets.flatMap(({ load }) => (load ? [load] : []))
  if (loads.length === 0) return { kind: "written" }
  const kinds = new Set(loads.map((load) => "percent" in load))
  const heaviest = Math.max(...loads.map(sizeOf))
  if (kinds.size > 1 || loads.length < sets.length || heaviest === 0) return { kind: "uneven" }
  return { kind: "shares", heaviest }
}

const sizeOf = (load: WrittenLoad) => ("percent" in load ? load.percent : kilograms(load.weight, load.unit))

/** A set's load in the program; null if the rule or the person decides it. */
export function loadIn({ load, rpe }: WrittenSet, loads: Loads): Load | null {
  if (loads.kind === "shares" && load !== null) {
    const percent = roundTo((sizeOf(load) / loads.heaviest) * 100, 1)
    if (percent < 100) return { of: "own", percent }
  } else if (load !== null) return writtenLoad(load)
  return rpe === null ? null : { of: "rpe", rpe }
}

const writtenLoad = (load: WrittenLoad): Load =>
  "percent" in load
    ? { of: "e1rm", percent: load.percent }
    : { of: "weight", weight: load.weight, unit: load.unit }
