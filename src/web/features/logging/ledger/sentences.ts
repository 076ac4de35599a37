import { formatNumber } from "#domain/measures/numbers.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording for the parts of the ledger that load later: an exercise's menu and history, swapping an exercise, and the rest of the current row. */
export const sentences = {
  setMoved: (place: number, of: number) => `Set moved to position ${place} of ${of}.`,
  setRemoved: "Set removed.",
  warmupsDropped: (count: number) => plural(count, { one: "Warm-up removed.", other: "Warm-ups removed." }),
  removed: later.removed,
  swapped: (name: string, other: string) => `${name} swapped for ${other}.`,
  help: "± Assisted",
  perSide: (plates: readonly string[]) => `${plates.join(" + ")} per side`,
  onlyBar: "The empty bar",
  /** `loads` are the nearest weights that the plates can make, if any. */
  notLoadable: (loads: readonly string[]) =>
    loads.length === 0 ? "Your plates can’t make this weight" : `Your plates can make ${loads.join(" or ")}`,
  /** `loads` are the nearest weights that the person has. */
  notYours: (loads: readonly string[]) => `You have ${loads.join(" and ")}`,
  countEachSide: "Count Each Side",
  countTogether: "Count Both Sides Together",
  addWarmup: "Add a Warm-up Set",
  ladderNeedsWeight: "Enter your working weight to get warm-ups that lead up to it.",
  /** The names of the bests, each shown before its value. */
  bests: {
    one_rep_max: "Best estimated 1RM",
    weight: "Heaviest",
    reps: "Most reps",
    distance: "Farthest",
    time: "Longest",
  },
  leastHelp: "Least assistance",
  estimatedToday: "Estimated 1RM",
  withBody: "with your body weight",
  today: (estimate: string) => `today ${estimate}`,

  met: "met",
  lastSessions: "Last sessions",
  loadingSessions: "Loading the last sessions...",
  neverDoneBefore: "First time: no earlier sessions.",
  sessionsMissing: (isOnline: boolean, hasSome: boolean) =>
    `${isOnline ? "The other sessions could not be loaded." : "You’re offline."} ${hasSome ? "This is the last session stored on this device." : "No earlier session is stored on this device."}`,
  wholePage: "Open Full Page",
  backToWorkout: "Back to Workout",
  join: "Superset with Next",
  joinMore: "Add Next to Superset",
  separate: "Remove from Superset",
  swapExercise: "Swap Exercise",
  howTo: "How To",
  exerciseNote: "Exercise Note",
  swap: (name: string) => `Swap ${name}`,
  swapFor: "Swap for",
  doneSets: "Sets you’ve already done",
  similarExercises: "Similar exercises",
  lastTime: (sets: readonly string[]) => `last time ${sets.join(", ")}`,
  neverDone: "not done yet",
  swapHint: "Sets you haven’t done yet move to the exercise you choose.",
  doneStay: (count: number, name: string) =>
    plural(count, {
      one: `The finished set stays with ${name}`,
      other: `The ${count} finished sets stay with ${name}`,
    }),
  doneMove: "Move finished sets too (I logged the wrong exercise)",
  /** After "As many as you can". `record`: the reps that would be a record; null if meeting the target would already be one, or if it isn't known. */
  openSet: (least: number, record: number | null) =>
    `, leaving one in the tank. ${least} ${least === 1 ? "meets" : "meet"} the target${record === null ? "" : `, ${record} would be a record`}.`,
  /** "Use 80 × 10, 9, 9". A weight is null if the load is the body weight. */
  use: (sets: readonly UsedSet[]) => `Use ${writeList(groupsOf(sets).map(groupText))}`,

  effortScale: "Effort scale",
  effortScales: { rpe: "RPE", rir: "RIR (reps left)" },
  effortOf: (scale: string, set: string) => `${scale} of ${set}`,
  startClock: "Start",
  stopClock: "Stop",
  /** Appended to the button's label, for screen readers. */
  timing: (set: string) => ` timing ${set}`,
  removeSet: "Remove Set",
}

interface UsedSet {
  weight: number | null
  reps: number
}

/** Groups neighboring sets of the same weight. */
function groupsOf(sets: readonly UsedSet[]): UsedSet[][] {
  const groups: UsedSet[][] = []
  for (const set of sets) {
    const group = groups.at(-1)
    if (group?.[0]?.weight === set.weight) group.push(set)
    else groups.push([set])
  }
  return groups
}

function groupText(sets: readonly UsedSet[]): string {
  const [first] = sets
  const each = sets.map(({ reps }) => reps)
  const reps = new Set(each).size === 1 ? `${each[0] ?? 0}` : each.join(", ")
  return first && first.weight !== null ? `${formatNumber(first.weight)} × ${reps}` : `${reps} reps`
}
