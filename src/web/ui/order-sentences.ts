import { writeList } from "#domain/text/formats.ts"
import { sentences as shared } from "./sentences.ts"

/** The wording of a list of exercises whose order can be changed, and of its supersets. */
export const sentences = {
  up: shared.moveUp,
  down: shared.moveDown,
  remove: shared.remove,
  moved: (name: string, place: number, count: number) => `${name} moved to position ${place} of ${count}.`,
  isFirst: (name: string) => `${name} is already first.`,
  isLast: (name: string) => `${name} is already last.`,
  join: (name: string) => `Superset ${name} with the next exercise`,
  joinShort: "Superset with next",
  joined: (names: readonly string[]) => `${writeList(names)} are now a superset.`,
  separate: (name: string) => `Remove ${name} from the superset`,
  separateShort: "Remove from superset",
  separated: (name: string) => `${name} is no longer in the superset.`,
}
