// Serves @supabase/lite on an existing Postgres. Started by bench/lite.ts, which passes the path of the installation in the environment.
import { join } from "node:path"
import { env } from "node:process"
import { pathToFileURL } from "node:url"

const { LITE_FOLDER = "", SOCKET_FOLDER = "", PASSWORD = "", JWT_SECRET = "", PORT = "" } = env
/** @param {string} file */
const installed = (file) => import(pathToFileURL(join(LITE_FOLDER, "node_modules", file)).href)

const { App } = await installed("@supabase/lite/dist/index.js")
const { createPostgresConnection } = await installed("@supabase/lite/dist/db/postgres/PostgresConnection.js")
const { serve } = await installed("@hono/node-server/dist/index.mjs")

const connection = createPostgresConnection({
  url: `postgres://postgres:${PASSWORD}@localhost/postgres`,
  postgresOptions: { path: join(SOCKET_FOLDER, ".s.PGSQL.5432"), max: 10 },
})
const app = new App({
  connection,
  auth: { enabled: true, jwt_secret: JWT_SECRET },
  options: { server: { admin: false } },
})
serve({
  hostname: "127.0.0.1",
  port: Number(PORT),
  /** @param {Request} request */
  fetch: (request) =>
    request.url.endsWith("/healthz")
      ? new Response("ready")
      : app.fetch(request, { peerAddress: "127.0.0.1" }),
})
