import { useSyncExternalStore } from "react"

/** How often an app that stays open looks for a newer release when it is looked at. */
const lookEveryMilliseconds = 60 * 60 * 1000
const askAgainMilliseconds = 1_000
const mostAsked = 5

let registration: ServiceWorkerRegistration | undefined
let isNewer = false
let isTaken = false
const listeners = new Set<() => void>()

/** Whether a newer release than the one on this page is there to be taken. */
export function useNewerRelease(): boolean {
  return useSyncExternalStore(subscribe, () => isNewer)
}

/** Shows the newer release: it takes over, and the page is loaded anew. Other tabs stay as they are. */
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
  isNewer = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
