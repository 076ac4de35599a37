/**
 * Whether arrays and objects lie in each other deeper than so many levels, in what JSON.parse has made. JSON.parse reads any depth,
 * but recursive code, such as JSON.stringify, overflows the stack at some thousands.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let nested = [value].filter(isNest)
  for (let level = 0; level < levels && nested.length > 0; level += 1) {
    nested = nested.flatMap((each) => Object.values(each).filter(isNest))
  }
  return nested.length > 0
}

const isNest = (value: unknown): value is object => typeof value === "object" && value !== null
