// Checks that no server is running here, before `npm start` installs or builds anything.
import { resolve } from "node:path"
import { heldSentence, livingHolder } from "../packages/backend/src/postgres/embedded/folder-holder.mjs"
import { whyNotListen } from "../packages/backend/src/setup/starting/taken-port.mjs"

/**
 * Throws an error with a one-sentence message if the port is taken or a running server holds the data folder.
 * @param {NodeJS.ProcessEnv} environment
 */
export async function lookFirst(environment) {
  const port = Number(environment["PORT"]?.trim() || 3000)
  const host = environment["HOST"]?.trim() || "127.0.0.1"
  // An invalid port is reported when the settings are read.
  const reason = port > 0 && port < 65_536 ? await whyNotListen({ port, host }) : undefined
  if (reason !== undefined) throw new Error(reason)
  if (environment["DATABASE_URL"]?.trim()) return
  const dataDir = resolve(environment["DATA_DIR"]?.trim() || "data")
  const holder = livingHolder(dataDir)
  if (holder !== undefined) throw new Error(heldSentence(dataDir, holder))
}
