import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"

/** The wording for height and body weight. */
export const sentences = {
  height: { cm: "Height (cm)", ft: "Height (ft)", in: "Height (in)" },
  heightProblem: "Enter your height as a number, such as 172 or 172.5.",
  feetProblem: "Enter your height in feet and inches, such as 5 and 7.5.",
  weightProblem: "Enter your weight as a number, such as 81 or 81.2.",
  weightHint: "Saving a new weight logs it",

  weightsTitle: "Body weight",
  failedWeights: "Failed to load weight history.",
  failedWeightSave: "Failed to save weight entry.",
  failedWeightDelete: "Failed to delete weight entry.",
  noWeights: "Nothing logged yet. Log your weight to start the line.",
  weightKey: "Line: the average of the last four. Dots: each weighing.",
  editWeight: "Edit Weight",
  saveEntry: "Save Entry",
  editNamed: (weight: string, day: string) => `Edit ${weight}, ${day}`,
  deleteNamed: (weight: string, day: string) => `Delete ${weight}, ${day}`,
  deleteEntry: "Delete Entry",
  weightSaved: "Weight entry saved.",
  weightDeleted: "Weight entry deleted.",
  confirmWeightDelete: "Are you sure you want to delete this weight entry?",
  weightMissing: "Weight is missing.",
  weightTrend: (shown: readonly ChartPoint[], unit: WeightUnit) => {
    const [first, last] = [shown[0], shown.at(-1)]
    if (!first || !last) return ""
    const change = roundTo(last.value - first.value, 1)
    const now = `${formatNumber(last.value)} ${unit} on ${formatDay(last.at, "short")}`
    if (last === first) return `${now}.`
    const since = `on ${formatDay(first.at, "short")}`
    if (change === 0) return `${now}, the same as ${since}.`
    return `${now}, ${formatNumber(Math.abs(change))} ${unit} ${change > 0 ? "more" : "less"} than ${since}.`
  },
}
