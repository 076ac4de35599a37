import { useWatched, WatchedValue } from "#web/device/watched-value.ts"

/** How often an open app checks for a newer release when it becomes visible. */
const lookEveryMilliseconds = 60 * 60 * 1000
const askAgainMilliseconds = 1_000
const mostAsked = 5

let registration: ServiceWorkerRegistration | undefined
let isTaken = false
const isNewer = new WatchedValue(false)

/** Whether a newer release than the one on this page is there to be taken. */
export function useNewerRelease(): boolean {
  return useWatched(isNewer)
}

/** Switches to the newer release and reloads the page. Other tabs stay as they are. */
export function takeNewerRelease(): void {
  isTaken = true
  if (registration?.waiting) askToTakeOver()
  else location.reload()
}

/**
 * Until it has: Chrome puts it off while the old worker is busy, and forgets about it when a request wakes that one up again. One that does
 * not give way at all is let go, and the page comes from the server.
 */
function askToTakeOver(asked = 0) {
  if (asked >= mostAsked && navigator.onLine) {
    void registration?.unregister().finally(() => location.reload())
    return
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of our own, not a window
  registration?.waiting?.postMessage("take over")
  setTimeout(() => askToTakeOver(asked + 1), askAgainMilliseconds)
}

/** Puts the app on this device and looks out for newer releases; call once. Does nothing where a browser has no service workers. */
export async function followReleases(): Promise<void> {
  if (!("serviceWorker" in navigator)) return
  const workers = navigator.serviceWorker
  let isServed = workers.controller !== null
  workers.addEventListener("controllerchange", () => {
    if (isTaken) location.reload()
    // Another tab has taken it. The first worker of all is no newer release.
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
    // Without a network there is nothing to find.
    registered.update().catch(() => undefined)
  })
}

function offer() {
  isNewer.set(true)
}
