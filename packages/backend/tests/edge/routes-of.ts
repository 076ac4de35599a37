import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { notes } from "../../examples/notes/notes.ts"
import { createApp } from "#server/app.ts"
import { openDatabase } from "#server/postgres/database.ts"
import { readConfig } from "#server/setup/config.ts"

export interface Route {
  /** The path with its parameters, such as /auth/v1/factors/:id. */
  path: string
  methods: string[]
}

/** Every route of the backend, as the backend itself lists them. */
export async function routesOf(databaseUrl: string): Promise<Route[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-routes-"))
  const config = await readConfig(notes, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
  })
  const { jwtSecret } = config
  const database = await openDatabase({ product: notes, databaseUrl, listenUrl: undefined, jwtSecret })
  const app = await createApp(notes, config, database, new AbortController().signal)
  await app.ready()
  const routes = readTree(app.printRoutes({ commonPrefix: false }))
  await app.close()
  await database.pools.close()
  rmSync(dataDir, { recursive: true })
  return routes
}

/** Fastify prints a tree: four characters of frame per level, then a part of the path and its methods; `*` means `/*`. */
function readTree(tree: string): Route[] {
  const above: string[] = []
  return tree.split("\n").flatMap((line) => {
    const [, frame = "", part = "", methods] = /^([│├└─\s]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (part === "") return []
    const depth = frame.length / 4 - 1
    const parent = depth > 0 ? (above[depth - 1] ?? "") : ""
    const path = part === "*" ? `${parent.replace(/\/$/, "")}/*` : parent + part
    above[depth] = path
    return methods === undefined ? [] : [{ path, methods: methods.split(", ") }]
  })
}
