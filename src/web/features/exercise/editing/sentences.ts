import { plural, writeList } from "#domain/text/formats.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { countGoals, countRoutines, countSets } from "#domain/text/count-words.ts"

interface MergeCounts {
  sets: number
  goals: number
  routines: number
}

const countForms = { sets: countSets, goals: countGoals, routines: countRoutines }

/** The wording for editing, merging and hiding a person's own exercises. */
export const sentences = {
  edit: "Edit",
  editTitle: "Edit exercise",
  save: "Save Exercise",
  saved: "Exercise saved.",
  keepsNumbers: "Sets you’ve logged keep their numbers.",
  offline: "You’re offline. You need a connection to change an exercise.",
  gone: "This exercise no longer exists.",
  failed: (reason: string) => `The exercise wasn’t changed: ${reason}`,

  mergeIntoAnother: "Merge into Another",
  mergeInto: (name: string) => `Merge into ${name}`,
  mergeTitle: (name: string) => `Merge ${name}`,
  mergeHint: "Choose the exercise to merge it into. Only exercises with the same kind of sets are listed.",
  pick: "Merge into",
  merge: "Merge",
  isItself: (name: string) => `${name} can’t be merged into itself.`,
  moves(goes: string, stays: string, counts: MergeCounts) {
    const { sets, goals, routines } = counts
    const parts = (["sets", "goals", "routines"] as const).flatMap((each) =>
      counts[each] === 0 ? [] : [countForms[each](counts[each])],
    )
    return parts.length === 0
      ? `${goes} has nothing logged yet. It will be merged into ${stays}.`
      : `${writeList(parts)} ${plural(sets + goals + routines, { one: "moves", other: "move" })} from ${goes} to ${stays}, along with notes and plans.`
  },
  both: (count: number) =>
    `${plural(count, { one: "1 routine has", other: `${count} routines have` })} both. Their sets are combined.`,
  undoable: "You can undo this for 30 days, on the page of the exercise you keep.",
  merged: later.merged,
  undone: (name: string) => `${name} is a separate exercise again.`,
  mergedTitle: "Merged exercises",
  mergedOn: (day: string) => `merged on ${day}`,
  undo: "Undo",
  undoMerge: (name: string) => `Undo the merge of ${name}`,
  isMerged: (name: string | undefined) =>
    `This exercise was merged into ${name ?? "another one"}, along with everything you logged.`,
  see: (name: string | undefined) => `See ${name ?? "the Other Exercise"}`,

  hide: "Hide Exercise",
  hidden: (name: string) => `${name} is hidden. Its history is kept.`,
  isHidden: "You’ve hidden this exercise. It’s no longer listed, but its history is kept.",
  show: "Show Again",
  shown: (name: string) => `${name} is listed again.`,
}
