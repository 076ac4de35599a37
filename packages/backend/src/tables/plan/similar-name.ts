/** The name most similar to `wanted`, if its similarity (1: equal, 0: nothing in common) is at least `least`. */
export function similarName(wanted: string, names: string[], least: number): string | undefined {
  let best: { name: string; likeness: number } | undefined
  for (const name of names) {
    const found = likeness(wanted, name, least)
    if (found >= least && found > (best?.likeness ?? 0)) best = { name, likeness: found }
  }
  return best?.name
}

function likeness(one: string, other: string, least: number): number {
  const longest = Math.max(one.length, other.length)
  if (longest === 0) return 1
  if (Math.min(one.length, other.length) / longest < least) return 0
  return 1 - editDistance(one.toLowerCase(), other.toLowerCase()) / longest
}

/** Levenshtein distance: the number of letters to change, add or drop. */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[other.length] ?? 0
}
