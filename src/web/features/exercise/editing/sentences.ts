import { plural, writeList } from "#domain/text/formats.ts"

const counted = (count: number, one: string) => plural(count, { one: `1 ${one}`, other: `${count} ${one}s` })

interface Moved {
  sets: number
  goals: number
  routines: number
}

/** The sentences of changing, merging and hiding an exercise of one's own. */
export const sentences = {
  edit: "Edit",
  editTitle: "Edit exercise",
  save: "Save Exercise",
  saved: "Exercise saved.",
  keepsNumbers: "Sets you’ve logged keep their numbers.",
  merge: "Merge into Another",
  mergeInto: (name: string) => `Merge into ${name}`,
  mergeTitle: (name: string) => `Merge ${name}`,
  mergeHint: "Choose the exercise that it becomes part of. Only exercises that record the same are listed.",
  isItself: (name: string) => `${name} can't be merged into itself.`,
  moves(goes: string, stays: string, { sets, goals, routines }: Moved) {
    const parts = [counted(sets, "set"), counted(goals, "goal"), counted(routines, "routine")]
    const some = parts.filter((part) => !part.startsWith("0 "))
    return some.length === 0
      ? `Nothing is logged with ${goes} yet. It becomes part of ${stays}.`
      : `${writeList(some)} ${plural(sets + goals + routines, { one: "moves", other: "move" })} from ${goes} to ${stays}, notes and plans too.`
  },
  both: (count: number) =>
    `${plural(count, { one: "1 routine has", other: `${count} routines have` })} both: the sets are added up.`,
  undoable: "You can undo it for 30 days, on the page of the exercise that stays.",
  merged: (goes: string, stays: string) => `${goes} is part of ${stays} now.`,
  undone: (name: string) => `${name} is an exercise of its own again.`,
  mergedHere: "Merged exercises",
  mergedOn: (day: string) => `merged on ${day}`,
  undo: "Undo",
  undoMerge: (name: string) => `Undo the merge of ${name}`,
  isMerged: (name: string | undefined) =>
    `This exercise is part of ${name ?? "another one"} now, with everything that was logged.`,
  see: (name: string | undefined) => `See ${name ?? "the Other Exercise"}`,
  hide: "Hide Exercise",
  hidden: (name: string) => `${name} is hidden. Its history stays.`,
  isHidden: "You have hidden this exercise: it isn't offered any more, and its history stays.",
  show: "Show Again",
  shown: (name: string) => `${name} is offered again.`,
  offline: "You are offline. Changing an exercise needs a connection.",
  unreachable: "Repertoire can't be reached, so nothing was changed. Check your connection and try again.",
  gone: "This exercise no longer exists.",
  failed: (reason: string) => `The exercise was not changed: ${reason}`,
}
