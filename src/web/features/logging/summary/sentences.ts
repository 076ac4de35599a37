import { adHocName, unknownExercise } from "#domain/text/missing-name-words.ts"
import type { PrescribedSet, LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { type DistanceUnit, inDistanceUnit, type WeightUnit } from "#domain/measures/units.ts"
import type { SetChange } from "#domain/records/compare-sets.ts"
import { plural, writeList, writeNumber } from "#domain/text/formats.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as ledger } from "../ledger/sentences.ts"

/** The wording for the summary of a saved workout. */
export const sentences = {
  savedTitle: adHocName,
  /** The title until the workout's name has loaded. */
  titleWithoutName: "Your workout",
  // For a workout that hasn't been sent yet.
  waits: "It will be sent automatically.",
  waitsOffline: "It will be sent when you’re back online.",
  seeOutbox: "It couldn’t be sent. The outbox says why.",
  notWaiting: "This workout is no longer on this device. It was sent or discarded.",
  openOutbox: "Open Outbox",
  totals: "This workout",
  duration: "Duration",
  volume: "Working volume",
  sets: "Working sets",
  notTimed: "N/A",
  /** The words after the difference from the previous workout. */
  changes: {
    duration: ["longer", "shorter"],
    volume: ["more", "less"],
    sets: ["more", "fewer"],
    none: "the same",
  },
  records: "Records",
  record: "Record",
  kinds: {
    weight: "Heaviest weight",
    one_rep_max: ledger.bests.one_rep_max,
    reps: "Most reps at this weight",
    distance: ledger.bests.distance,
    time: ledger.bests.time,
  },
  estimatedFrom: (estimate: string, set: string) => `${estimate}, from ${set}`,
  leastHelp: ledger.leastHelp,
  noRecords: "No new records.",
  unknownExercise,
  editLog: later.editLog,
  share: "Share",
  loadingSummary: "Loading the summary...",
  failedSummary: "Your workout is saved, but its summary couldn’t be loaded.",
  superset: (names: readonly string[]) => `Superset: ${writeList(names)}.`,
  comparedTitle: (day: string) => `Compared with ${day}`,
  bestOfEach: "best set of each",
  columns: { exercise: "Exercise", now: "Now", change: "Change" },
  notThen: "–",
  isNew: "new",
  musclesTitle: "Muscles trained",
  lastSevenDays: "sets in the last 7 days",
  againstRange: (sets: number, low: number, high: number) => {
    if (sets < low) return `${writeNumber(low - sets, 1)} to go`
    return sets > high ? `${writeNumber(sets - high, 1)} over` : `in ${low}–${high}`
  },
  nextTime: "Next time",
  comparedWith: (day: string) => `Compared with ${day}.`,
}

/** "+2.5 kg", "−1 rep", "0:02 faster"; "same" without a change. */
export function writeChange(
  change: SetChange | null,
  { distance }: { distance: number | null },
  units: { weight_unit: WeightUnit; distance_unit: DistanceUnit },
): string {
  if (change === null) return "same"
  const { kind, by } = change
  const amount = Math.abs(by)
  const sign = by > 0 ? "+" : "−"
  if (kind === "weight")
    return `${sign}${writeNumber(shownWeight(amount, units.weight_unit), 1)} ${units.weight_unit}`
  if (kind === "reps") return `${sign}${amount} ${plural(amount, { one: "rep", other: "reps" })}`
  if (kind === "distance")
    return `${sign}${writeNumber(inDistanceUnit(amount, units.distance_unit), 2)} ${units.distance_unit}`
  if (distance === null) return `${sign}${writeMinutes(amount)}`
  return `${writeMinutes(amount)} ${by < 0 ? "faster" : "slower"}`
}

/** "3 × 5 at 167.5 kg"; several loads one after the other: "1 × 5 at 100 kg, 2 × 8 at 90 kg". */
export function writePrescription({ sets, unit }: LiftPrescription): string {
  const groups: { set: PrescribedSet; count: number }[] = []
  for (const set of sets) {
    const last = groups.at(-1)
    if (last && last.set.aim === set.aim && last.set.load === set.load) last.count += 1
    else groups.push({ set, count: 1 })
  }
  return groups
    .map(({ set: { aim, load }, count }) =>
      load === null ? `${count} × ${aim}` : `${count} × ${aim} at ${writeNumber(load, 2)} ${unit}`,
    )
    .join(", ")
}
