import { withoutDirectionMarks } from "#domain/text/without-direction-marks.ts"

const namingColumns: readonly string[] = ["name", "exercise_name", "goes_name", "title"]

/**
 * Removes the direction marks from the names and titles in a fresh response, so that they can't reorder the text around them. Changes the response
 * itself. Only for names that are just displayed: a name that can be edited or sent back must stay as it was typed.
 */
export function withPlainNames<Response>(response: Response): Response {
  if (typeof response !== "object" || response === null) return response
  for (const [key, value] of Object.entries(response)) {
    if (typeof value !== "string") withPlainNames(value)
    else if (namingColumns.includes(key)) Reflect.set(response, key, withoutDirectionMarks(value))
  }
  return response
}
