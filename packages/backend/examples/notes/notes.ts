import { join } from "node:path"
import type { Product } from "@repertoire/backend/product"

/** The smallest possible product: a folder of migrations, and nothing else. */
export const notes: Product = {
  name: "Notes",
  version: "1.0.0",
  staysWhenLocked: "Your notes stay.",
  commandLine: (name) => `notes ${name}`,
  migrations: join(import.meta.dirname, "migrations"),
  functions: {},
  loggingFunctions: [],
  settings: [],
  secrets: [],
  configure: async () => ({ functionSettings: {}, databaseSettings: {}, appConfig: {} }),
  commands: {},
}
