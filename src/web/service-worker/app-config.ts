import { inTime } from "#web/device/in-time.ts"

const cacheName = "app-config"
const address = "/config.json"
/** How long to wait for the network before using the stored settings. */
const patienceMilliseconds = 2_500

/**
 * The deployment's settings from the network. The stored ones are used if the network fails, is slow, or returns something else, such as a captive
 * portal's page. A valid response is stored even if it arrives late; `later` keeps the worker alive until then.
 */
export async function answerConfig(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(cacheName)
  const known = await cache.match(address)
  const asking = fetch(request)
  const ours = asking.then((response) => remember(cache, response))
  const patient = known ? inTime(ours, patienceMilliseconds, () => undefined) : ours
  later(ours.catch(() => undefined))
  const answer = await patient.catch(() => undefined)
  return answer ?? known ?? asking
}

/** Fetches the settings, so that they are stored before the first offline start. */
export async function learnConfig(): Promise<void> {
  const response = await fetch(address, { cache: "no-cache" })
  await remember(await caches.open(cacheName), response)
}

/** The last known path of the accounts API. */
export async function knownAuthPrefix(): Promise<string | undefined> {
  const known = await (await caches.open(cacheName)).match(address)
  const config = known && settingsIn(await known.text())
  const prefix: unknown = config && Reflect.get(config, "authPrefix")
  return typeof prefix === "string" && prefix !== "" ? prefix : undefined
}

/** Stores a copy of a valid response and returns the response; undefined if it isn't valid. */
async function remember(cache: Cache, response: Response): Promise<Response | undefined> {
  if (!response.ok || !settingsIn(await response.clone().text())) return undefined
  await cache.put(address, response.clone())
  return response
}

function settingsIn(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === "object" && body !== null && "url" in body && "anonKey" in body ? body : undefined
  } catch {
    return undefined
  }
}
