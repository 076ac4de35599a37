import { isSameSet, type SetValues } from "./same-workouts.ts"

/** A set that differs between the file and the log; null on the side that doesn't have it. */
export interface ChangedSet {
  /** The set's index in the file and in the log, starting at 0. */
  fileAt: number | null
  hereAt: number | null
}

/**
 * Pairs the sets of a file's workout with those of the logged one, and returns the pairs that differ, in
 * order.
 */
export function changedSets(file: readonly SetValues[], here: readonly SetValues[]): ChangedSet[] {
  const common = longestCommon(file, here)
  const changed: ChangedSet[] = []
  let [fileAt, hereAt] = [0, 0]
  for (const [fileNext, hereNext] of [...common, [file.length, here.length] as const]) {
    while (fileAt < fileNext || hereAt < hereNext) {
      changed.push({
        fileAt: fileAt < fileNext ? fileAt : null,
        hereAt: hereAt < hereNext ? hereAt : null,
      })
      fileAt += 1
      hereAt += 1
    }
    fileAt = fileNext + 1
    hereAt = hereNext + 1
  }
  return changed
}

/** The indexes of the longest common subsequence of two lists of sets. */
function longestCommon(one: readonly SetValues[], other: readonly SetValues[]) {
  const lengths: number[][] = []
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (const [row, set] of [...one.entries()].toReversed()) {
    const own: number[] = []
    lengths[row] = own
    for (const [column, known] of [...other.entries()].toReversed())
      own[column] = isSameSet(set, known)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  }
  const common: (readonly [row: number, column: number])[] = []
  let [row, column] = [0, 0]
  for (;;) {
    const [set, known] = [one[row], other[column]]
    if (!set || !known) return common
    if (isSameSet(set, known)) common.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
}
