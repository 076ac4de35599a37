/** Normalizes a name for comparison: case and extra whitespace are ignored. */
export function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase()
}
