/**
 * Whether arrays and objects in a parsed JSON value are nested more than `levels` deep. JSON.parse reads any depth, but
 * recursive code, such as JSON.stringify, overflows the stack at a few thousand levels.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let nested = [value].filter(isNest)
  for (let level = 0; level < levels && nested.length > 0; level += 1) {
    nested = nested.flatMap((each) => Object.values(each).filter(isNest))
  }
  return nested.length > 0
}

const isNest = (value: unknown): value is object => typeof value === "object" && value !== null
