import { PrecacheController } from "workbox-precaching/PrecacheController.js"
import { isBelow, kindOfRequest, wire } from "./addresses.ts"
import { answerConfig, knownAuthPrefix, learnConfig } from "./app-config.ts"
import { forgetOldReleases } from "./old-releases.ts"

declare const self: ServiceWorkerGlobalScope

const cacheName = "files"
const files = new PrecacheController({ cacheName, plugins: [{ cacheWillUpdate: onlyOurs }] })
// oxlint-disable-next-line no-underscore-dangle -- the name under which the build inserts the list of files
files.addToCacheList(self.__WB_MANIFEST)

self.addEventListener("install", (event) => {
  void files.install(event)
  // If the settings can't be fetched, the next online start tries again.
  event.waitUntil(learnConfig().catch(() => undefined))
  skipWire(event)
})

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver())
})

// A new release waits until the person accepts it or the last window of the old one closes.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting()
})

// Pressing the notification for the end of a rest leads back to the workout.
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(showApp())
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const kind = kindOfRequest(request, self.location.origin)
  if (kind === "page") event.respondWith(answerPage(request))
  if (kind === "file") event.respondWith(answerFile(request))
  if (kind === "config") event.respondWith(answerConfig(request, (work) => event.waitUntil(work)))
})

/** Focuses the most recently used window, or opens one. */
async function showApp() {
  const [latest] = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  await (latest ? latest.focus() : self.clients.openWindow("/dashboard"))
}

/** Rejects a captive portal's page, which often arrives through a redirect, so that it isn't installed as part of a release. */
async function onlyOurs({ request, response }: { request: Request; response: Response }) {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false
  const mayBePage = new URL(request.url).pathname === "/index.html"
  return response.ok && !response.redirected && isPage === mayBePage ? response : null
}

/** Lets API requests bypass the worker without waking it, if the browser supports that. */
function skipWire(event: ExtendableEvent) {
  if (!("addRoutes" in event) || typeof event.addRoutes !== "function") return
  const routes = wire.flatMap((prefix) =>
    [prefix, `${prefix}/*`].map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: "network",
    })),
  )
  Reflect.apply(event.addRoutes, event, [routes])
}

/** Also takes control of the page that installed this worker, so that its later chunks are served from here too. */
async function takeOver() {
  await forgetOldReleases(files.getCachedURLs().map(cacheKey), await caches.open(cacheName))
  await self.clients.claim()
}

async function answerPage(request: Request): Promise<Response> {
  const authPrefix = await knownAuthPrefix()
  const isWire = authPrefix !== undefined && isBelow([authPrefix], new URL(request.url).pathname)
  const page = isWire ? undefined : await files.matchPrecache("/index.html")
  return page ?? fetch(request)
}

/** Serves a file of this release, or of an older one that an open tab still uses. */
async function answerFile(request: Request): Promise<Response> {
  const own = await files.matchPrecache(request)
  if (own) return own
  const earlier = await (await caches.open(cacheName)).match(request, { ignoreVary: true })
  return earlier ?? fetch(request)
}

function cacheKey(url: string): string {
  return files.getCacheKeyForURL(url) ?? url
}
