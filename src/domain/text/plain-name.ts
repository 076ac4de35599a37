/** A name as it is compared: without case, and without spaces that can't be seen. */
export function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase()
}
