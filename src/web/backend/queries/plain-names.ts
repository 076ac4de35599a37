import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"

const namingColumns: readonly string[] = ["name", "exercise_name", "goes_name", "title"]

/**
 * A new response of the server, whose names and titles leave the sentences around them as they are. For what is only shown: a name that can be edited
 * or is sent back stays as it was typed.
 */
export function withPlainNames<Response>(response: Response): Response {
  if (typeof response !== "object" || response === null) return response
  for (const [key, value] of Object.entries(response)) {
    if (typeof value !== "string") withPlainNames(value)
    else if (namingColumns.includes(key)) Reflect.set(response, key, withoutDirectionMarks(value))
  }
  return response
}
