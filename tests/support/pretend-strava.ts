import { randomBytes } from "node:crypto"
import FitParser from "fit-file-parser"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

/**
 * The outcome of a request. lost: it is carried out, but the connection is cut before the response; half: it is carried out,
 * but the response ends in the middle; dropped: it isn't carried out; late: it is carried out after this many milliseconds.
 */
type Fault =
  | { is: "lost" | "half" | "dropped" }
  | { is: "late"; milliseconds: number }
  | { is: "status"; status: number; body?: unknown; headers?: Record<string, string> }

interface Activity {
  id: number
  external_id: string | null
  upload_id: number | null
  name: string
  description: string
  sport_type: string
  start_date_local: string
  elapsed_time: number
  distance?: number
  /** The file that the activity was created from. */
  file?: Uint8Array
}

interface Upload {
  id: number
  external_id: string
  file: Uint8Array
  error: string | null
  activity_id: number | null
  questions: number
}

interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export interface PretendStrava {
  /** The address for STRAVA_BASE_URL. */
  baseUrl: string
  activities: Activity[]
  /** The requests received, such as "POST /uploads", oldest first. */
  asked: string[]
  /** The faults for the next requests of a kind ("POST /uploads"), one after the other. */
  meets: (kind: string, ...faults: Fault[]) => void
  /** The scope granted from now on, instead of everything that is asked for. */
  grants: (scope: string | undefined) => void
  /** The result of files from now on: this error, or an activity. */
  refusesFiles: (error: string | undefined) => void
  /** How many times the app must ask about a file before it is processed. */
  thinks: (questions: number) => void
  /** Makes every access token expire. */
  expireTokens: () => void
  /** Forgets every permission, as if all people had removed the app on Strava. */
  forgetPermissions: () => void
  /** Deletes an activity, as a person can do on Strava. */
  remove: (id: number) => void
  permissions: () => number
  /** The parameters that a person's browser brings back from the permission page, for tests without a browser. */
  allow: (address: string) => Promise<{ code: string; scope: string; state: string }>
  stop: () => Promise<void>
}

/** The client credentials that Repertoire is registered with. */
export const stravaClient = { id: "4711", secret: "a client secret of Strava" }

const accessSeconds = 6 * 3600

/**
 * A server that implements the parts of Strava's API that Repertoire uses, over real HTTP. It keeps what it receives, and fails
 * when a test asks it to.
 */
export async function startStrava(port = 0): Promise<PretendStrava> {
  const state = new Strava()
  const server = createServer((request, response) => void state.reply(request, response))
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has an address.")
  return {
    baseUrl: `http://127.0.0.1:${address.port}/api/v3`,
    activities: state.activities,
    asked: state.asked,
    meets: (kind, ...faults) => void state.faults.set(kind, faults),
    grants: (scope) => void (state.granted = scope),
    refusesFiles: (error) => void (state.fileError = error),
    thinks: (questions) => void (state.questions = questions),
    expireTokens: () => state.tokens.clear(),
    forgetPermissions: () => {
      state.tokens.clear()
      state.refreshTokens.clear()
    },
    remove: (id) => {
      const index = state.activities.findIndex((activity) => activity.id === id)
      state.activities.splice(index, 1)
    },
    permissions: () => state.refreshTokens.size,
    async allow(authorize) {
      const page = await fetch(authorize, { redirect: "manual" })
      const link = /href="([^"]*code=[^"]*)"/.exec(await page.text())?.[1]?.replaceAll("&amp;", "&") ?? ""
      const back = new URL(link).searchParams
      const text = (name: string) => back.get(name) ?? ""
      return { code: text("code"), scope: text("scope"), state: text("state") }
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

class Strava {
  readonly activities: Activity[] = []
  readonly asked: string[] = []
  readonly faults = new Map<string, Fault[]>()
  readonly tokens = new Set<string>()
  readonly refreshTokens = new Set<string>()
  readonly #codes = new Map<string, string>()
  readonly #uploads: Upload[] = []
  granted: string | undefined
  fileError: string | undefined
  questions = 0
  #lastId = 9_000_000_000

  async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://strava")
    const path = url.pathname.replace(/^\/api\/v3/, "")
    const kind = `${request.method} ${path.replace(/\/\d+$/, "/:id")}`
    this.asked.push(kind)
    const body = await bytesOf(request)
    const fault = this.faults.get(kind)?.shift()
    if (fault?.is === "dropped") return void response.destroy()
    if (fault?.is === "late") await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
    const reply = fault?.is === "status" ? fault : await this.#answer(kind, { request, url, path, body })
    if (fault?.is === "lost") return void response.destroy()
    const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body ?? {})
    const type = typeof reply.body === "string" ? "text/html" : "application/json"
    response.writeHead(reply.status, { "content-type": type, ...reply.headers })
    if (fault?.is !== "half") return void response.end(text)
    response.write(text.slice(0, text.length / 2))
    setImmediate(() => response.destroy())
  }

  async #answer(
    kind: string,
    { request, url, path, body }: { request: IncomingMessage; url: URL; path: string; body: Buffer },
  ): Promise<Reply> {
    if (kind === "GET /oauth/authorize") return this.#page(url)
    if (kind === "POST /oauth/token") return this.#grant(new URLSearchParams(body.toString()))
    if (kind === "POST /oauth/revoke") return this.#revoke(request, new URLSearchParams(body.toString()))
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""
    if (!this.tokens.has(token))
      return error(401, "Authorization Error", {
        resource: "Athlete",
        field: "access_token",
        code: "invalid",
      })
    const id = Number(/\d+$/.exec(path)?.[0])
    switch (kind) {
      case "POST /uploads":
        return this.#upload(await formOf(request, body))
      case "GET /uploads/:id":
        return this.#uploadStatus(id)
      case "POST /activities":
        return this.#byHand(JSON.parse(body.toString()))
      case "GET /activities/:id": {
        const found = this.activities.find((activity) => activity.id === id)
        return found ? { status: 200, body: shown(found) } : error(404, "Record Not Found")
      }
      case "GET /athlete/activities":
        return { status: 200, body: this.activities.filter((each) => isWithin(each, url)).map(shown) }
      default:
        return error(404, "Record Not Found")
    }
  }

  /** The permission page, with a link for each choice. */
  #page({ searchParams }: URL): Reply {
    const { state = "", redirect_uri = "", scope = "" } = Object.fromEntries(searchParams)
    const code = randomBytes(12).toString("hex")
    const granted = this.granted ?? `read,${scope}`
    this.#codes.set(code, granted)
    const to = (answer: Record<string, string>) =>
      `${redirect_uri}?${new URLSearchParams({ state, ...answer })}`.replaceAll("&", "&amp;")
    const body = `<!doctype html><html lang="en"><title>Strava</title><h1>Authorize Repertoire</h1>
      <a href="${to({ code, scope: granted })}">Authorize</a> <a href="${to({ error: "access_denied" })}">Cancel</a>`
    return { status: 200, body }
  }

  #grant(asked: URLSearchParams): Reply {
    const isOurs =
      asked.get("client_id") === stravaClient.id && asked.get("client_secret") === stravaClient.secret
    const code = asked.get("code") ?? ""
    const refresh = asked.get("refresh_token") ?? ""
    const isKnown =
      asked.get("grant_type") === "refresh_token"
        ? this.refreshTokens.delete(refresh)
        : this.#codes.delete(code)
    if (!isOurs || !isKnown)
      return error(400, "Bad Request", { resource: "Code", field: "", code: "invalid" })
    const [access_token, refresh_token] = [randomBytes(20).toString("hex"), randomBytes(20).toString("hex")]
    this.tokens.add(access_token)
    this.refreshTokens.add(refresh_token)
    const expires_at = Math.floor(Date.now() / 1000) + accessSeconds
    const athlete = { id: 1, firstname: "Ann", lastname: "Lee" }
    return {
      status: 200,
      body: {
        token_type: "Bearer",
        access_token,
        refresh_token,
        expires_at,
        expires_in: accessSeconds,
        athlete,
      },
    }
  }

  #revoke(request: IncomingMessage, asked: URLSearchParams): Reply {
    const basic = `Basic ${btoa(`${stravaClient.id}:${stravaClient.secret}`)}`
    if (request.headers.authorization !== basic) return error(401, "Authorization Error")
    this.refreshTokens.delete(asked.get("token") ?? "")
    return { status: 200, body: {} }
  }

  async #upload(form: Map<string, string | Uint8Array>): Promise<Reply> {
    const text = (name: string) => String(form.get(name) ?? "")
    const file = form.get("file")
    if (text("data_type") !== "fit" || typeof file === "string" || !file)
      return error(400, "Bad Request", { resource: "Upload", field: "data_type", code: "invalid" })
    const external_id = text("external_id")
    const same = this.activities.find(
      (activity) => activity.file !== undefined && Buffer.from(activity.file).equals(file),
    )
    const upload: Upload = {
      ...{ id: this.#newId(), external_id, file, activity_id: null, questions: this.questions },
      error: same ? `${external_id}.fit duplicate of activity ${same.id}` : null,
    }
    this.#uploads.push(upload)
    if (!same && this.fileError === undefined) {
      const activity: Activity = {
        ...{ id: this.#newId(), external_id: `${external_id}.fit`, upload_id: upload.id, file },
        ...{ name: text("name"), description: text("description"), sport_type: text("sport_type") },
        ...(await timesOf(file)),
      }
      this.activities.push(activity)
      upload.activity_id = activity.id
    }
    if (!same && this.fileError !== undefined) upload.error = this.fileError
    return { status: 201, body: this.#toldOf(upload) }
  }

  #uploadStatus(id: number): Reply {
    const upload = this.#uploads.find((each) => each.id === id)
    if (!upload) return error(404, "Record Not Found")
    upload.questions -= 1
    return { status: 200, body: this.#toldOf(upload) }
  }

  #toldOf(upload: Upload): object {
    return told(upload.questions <= 0 ? upload : { ...upload, error: null, activity_id: null })
  }

  #byHand(asked: Omit<Activity, "id" | "external_id" | "upload_id">): Reply {
    if (this.activities.some(({ start_date_local }) => start_date_local === asked.start_date_local))
      return error(409, "Conflict")
    const activity: Activity = { ...asked, id: this.#newId(), external_id: null, upload_id: null }
    this.activities.push(activity)
    return { status: 201, body: shown(activity) }
  }

  #newId(): number {
    this.#lastId += 1
    return this.#lastId
  }
}

function error(status: number, message: string, ...errors: object[]): Reply {
  return { status, body: { message, errors } }
}

const told = ({ id, external_id, error: failed, activity_id }: Upload) => ({
  ...{ id, id_str: String(id), external_id, error: failed, activity_id },
  status:
    failed === null
      ? activity_id === null
        ? "Your activity is still being processed."
        : "Your activity is ready."
      : "There was an error processing your activity.",
})

const shown = ({ file, ...activity }: Activity) => ({ ...activity, hasFile: file !== undefined })

function isWithin({ start_date_local }: Activity, { searchParams }: URL): boolean {
  const start = Date.parse(start_date_local) / 1000
  return start > Number(searchParams.get("after")) && start < Number(searchParams.get("before"))
}

/**
 * When a file's workout began in local time, and how long it took. The file is read with a different library from the one that
 * wrote it.
 */
async function timesOf(file: Uint8Array): Promise<Pick<Activity, "start_date_local" | "elapsed_time">> {
  const parser = new FitParser({ mode: "list", force: false })
  const { sessions, activity } = await parser.parseAsync(new Uint8Array(file).buffer)
  const [session] = sessions ?? []
  const { start_time, total_elapsed_time } = session ?? {}
  const { timestamp, local_timestamp } = activity ?? {}
  if (!start_time || total_elapsed_time === undefined || !timestamp || !local_timestamp)
    throw new Error("A FIT file without a session.")
  const offset = local_timestamp.getTime() - timestamp.getTime()
  const start = new Date(start_time.getTime() + offset)
  return {
    start_date_local: start.toISOString().replace(".000", ""),
    elapsed_time: total_elapsed_time,
  }
}

async function formOf(request: IncomingMessage, body: Buffer): Promise<Map<string, string | Uint8Array>> {
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  }).formData()
  const read = [...form].map(async ([name, value]): Promise<[string, string | Uint8Array]> => [
    name,
    typeof value === "string" ? value : new Uint8Array(await value.arrayBuffer()),
  ])
  return new Map(await Promise.all(read))
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}
