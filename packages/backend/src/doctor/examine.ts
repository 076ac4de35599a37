import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { withDatabase } from "#server/postgres/with-database.ts"
import { type Config, readConfig } from "#server/setup/config.ts"
import { database } from "#server/setup/settings/server.ts"
import type { Environment } from "#server/setup/settings/setting.ts"
import { failureSentence } from "#server/setup/starting/failure-sentence.ts"
import type { DoctorProduct } from "./doctor-product.ts"
import { examineAddress } from "./address-checks.ts"
import { examineBackups, examineSpace } from "./disk-checks.ts"
import { examineDatabase } from "./database-checks.ts"
import { examineFarEnds } from "./far-end-checks.ts"
import { about, type Finding } from "./finding.ts"
import { isRunning } from "./running-server.ts"
import { sentences } from "./sentences.ts"

/**
 * Checks the state of a server: its settings, its folders, its database and its public address. Changes nothing, and no finding contains a
 * secret. If the settings can't be read, that is the only finding.
 */
export async function examine(product: DoctorProduct, environment: Environment): Promise<Finding[]> {
  const ofSettings = about("Settings")
  let config: Config
  try {
    const dataDir = resolve(database.dataDir.read(environment))
    // Reading the settings would create the folder and its secrets.
    if (!existsSync(dataDir)) return [ofSettings.look(sentences.noDataFolder(dataDir))]
    config = await readConfig(product, environment)
  } catch (error) {
    return [ofSettings.broken(failureSentence(error) ?? String(error))]
  }
  const doubts = config.doubts.map((doubt) => ofSettings.look(doubt))
  const isUp = await isRunning(config)
  return [
    about("Version").ok(sentences.versions(product)),
    ...(doubts.length > 0 ? doubts : [ofSettings.ok(sentences.settingsAreFine)]),
    isUp ? about("Server").ok(sentences.isRunning) : about("Server").look(sentences.isNotRunning),
    ...(await ofDatabase(product, config)),
    ...(await examineSpace(config)),
    await examineBackups(product, config),
    ...(await examineFarEnds(config)),
    ...(await examineAddress(config, isUp)),
  ]
}

async function ofDatabase(product: DoctorProduct, config: Config): Promise<Finding[]> {
  let findings: Finding[] = []
  try {
    await withDatabase(config, async (databaseUrl) => {
      findings = await examineDatabase(product, config, config.databaseListenUrl ?? databaseUrl)
    })
  } catch (error) {
    findings = [about("Database").broken(failureSentence(error) ?? String(error))]
  }
  return findings
}
