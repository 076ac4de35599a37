import { useWatched, WatchedValue } from "#web/device/watched-value.ts"

/** How often an open app checks for a newer release when it becomes visible. */
const lookEveryMilliseconds = 60 * 60 * 1000
const askAgainMilliseconds = 1_000
const mostAsked = 5

let registration: ServiceWorkerRegistration | undefined
let isTaken = false
const isNewer = new WatchedValue(false)

/** Whether a release newer than this page's is available. */
export function useNewerRelease(): boolean {
  return useWatched(isNewer)
}

/** Switches to the newer release and reloads the page. Doesn't change other tabs. */
export function takeNewerRelease(): void {
  isTaken = true
  if (registration?.waiting) askToTakeOver()
  else location.reload()
}

/**
 * Asks the new worker to take over, again and again until it does. Chrome postpones the switch while the old worker is busy, and forgets it when a
 * request wakes the old worker. If the old worker never yields, it is unregistered and the page is loaded from the server.
 */
function askToTakeOver(asked = 0) {
  if (asked >= mostAsked && navigator.onLine) {
    void registration?.unregister().finally(() => location.reload())
    return
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- our own worker, not a window
  registration?.waiting?.postMessage("take over")
  setTimeout(() => askToTakeOver(asked + 1), askAgainMilliseconds)
}

/** Installs the service worker and checks for newer releases. Call it once. Does nothing if the browser doesn't support service workers. */
export async function followReleases(): Promise<void> {
  if (!("serviceWorker" in navigator)) return
  const workers = navigator.serviceWorker
  let isServed = workers.controller !== null
  workers.addEventListener("controllerchange", () => {
    if (isTaken) location.reload()
    // Another tab accepted the release. The very first worker doesn't count as a newer release.
    else if (isServed) offer()
    isServed = true
  })
  await workers.register("/service-worker.js", { updateViaCache: "none" })
  registration = await workers.getRegistration()
  if (!registration) return
  if (registration.waiting && isServed) offer()
  registration.addEventListener("updatefound", () => offerWhenInstalled(registration?.installing))
  offerWhenInstalled(registration.installing)
  lookWhenLookedAt(registration)
}

function offerWhenInstalled(worker: ServiceWorker | null | undefined) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer()
  })
}

function lookWhenLookedAt(registered: ServiceWorkerRegistration) {
  let lastLook = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - lastLook < lookEveryMilliseconds) return
    lastLook = Date.now()
    // The check fails while the device is offline, which doesn't matter.
    registered.update().catch(() => undefined)
  })
}

function offer() {
  isNewer.set(true)
}
