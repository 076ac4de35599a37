import type { ShownLine } from "#domain/programs/prescription.ts"
import { placesOf } from "#domain/supersets/supersets.ts"

/** The numbers shown for a session's exercises: "1", "2a", "2b". */
export function supersetPlaces(lines: readonly Pick<ShownLine, "joined">[]): string[] {
  let superset = 0
  return placesOf(lines.map(({ joined }) => ({ superset: joined ? superset : ++superset })))
}
