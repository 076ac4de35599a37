/** A word from the library as a label, in sentence case: "Upper back", "EZ bar". */
export function label(word: string): string {
  const capitalized = word.charAt(0).toUpperCase() + word.slice(1)
  return capitalized.replace(/^Ez\b/, "EZ")
}
