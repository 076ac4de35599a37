/** "Bench, Squat, and Row"; "Bench and Squat". */
export function writeList(names: readonly string[]): string {
  const last = names.at(-1) ?? ""
  if (names.length < 3) return names.join(" and ")
  return `${names.slice(0, -1).join(", ")}, and ${last}`
}
