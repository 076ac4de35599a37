import { withoutDirectionMarks } from "./without-direction-marks.ts"

/** Normalizes a name for comparison: case, extra whitespace and direction marks are ignored. */
export function plainName(name: string): string {
  return withoutDirectionMarks(name).trim().replaceAll(/\s+/g, " ").toLowerCase()
}
