import pg from "pg"
import { codeOf } from "../keys/kept-file.ts"
import { StartError } from "./start-error.ts"

/**
 * The one sentence about why a start or an operator's command failed, where that lies in the circumstances: a setting, a file or the
 * database. Undefined for anything else.
 */
export function failureSentence(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (error instanceof pg.DatabaseError)
    return `The database refuses (${error.code ?? "unknown code"}): ${error.message.replace(/\.$/, "")}.`
  const code = codeOf(error)
  if (code === undefined || !(error instanceof Error)) return undefined
  if ("path" in error && typeof error.path === "string") return `${error.path} can't be used (${code}).`
  if (/^E(CONN|HOST|NET|TIMEDOUT|PIPE|NOTFOUND|AI_)/.test(code))
    return `The database can't be reached (${code}).`
  // System errors of open files come without their path.
  return "syscall" in error ? `A file can't be used (${code}).` : undefined
}
