import type { ProductSettings } from "../product-settings.ts"
import { backendSettings } from "../settings/backend-settings.ts"
import type { Environment } from "../settings/setting.ts"

/** A sentence for each variable that isn't a setting, but looks as if it were meant to be one. */
export function misspeltSettings(
  environment: Environment,
  product: Pick<ProductSettings, "name" | "settings">,
): string[] {
  const groups = [...backendSettings, ...product.settings]
  const names = groups.flatMap(({ settings }) => settings.map(({ name }) => name))
  const prefixes = groups.flatMap(({ ownPrefixes = [] }) => ownPrefixes)
  const isOurs = (name: string) => prefixes.some((prefix) => name.startsWith(prefix))
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const [nearest] = names
        .map((setting) => ({ setting, edits: editsBetween(name.toUpperCase(), setting) }))
        .toSorted((a, b) => a.edits - b.edits)
      if (!nearest || (!isOurs(name) && nearest.edits > likelyEdits(nearest.setting))) return []
      return [`${name} isn't a setting of ${product.name}. Did you mean ${nearest.setting}?`]
    })
}

/** How many wrong letters to allow in a name: none in a short one, because it is similar to too many other words (POST isn't a misspelled PORT). */
const likelyEdits = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : length < 11 ? 2 : 3)

/** How many letters must be inserted, deleted, replaced or swapped with the next one to turn one name into the other. */
function editsBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ]
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : replaced
      next.push(Math.min(replaced, swapped, at(row, j) + 1, at(next, j - 1) + 1))
    }
    ;[before, row] = [row, next]
  }
  return at(row, other.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
