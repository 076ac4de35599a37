import pg from "pg"
import { codeOf } from "../keys/kept-file.ts"
import { StartError } from "./start-error.ts"

/**
 * A sentence that explains why a start or an operator's command failed, if the cause is a setting, a file or the database.
 * Undefined for any other error.
 */
export function failureSentence(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (error instanceof pg.DatabaseError)
    return `The database reported an error (${error.code ?? "unknown code"}): ${error.message.replace(/\.$/, "")}.`
  const code = codeOf(error)
  if (code === undefined || !(error instanceof Error)) return undefined
  if ("path" in error && typeof error.path === "string") return `${error.path} can't be used (${code}).`
  if (/^E(CONN|HOST|NET|TIMEDOUT|PIPE|NOTFOUND|AI_)/.test(code))
    return `The database can't be reached (${code}).`
  // System errors for open files don't include the path.
  return "syscall" in error ? `A file can't be used (${code}).` : undefined
}
