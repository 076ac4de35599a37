import { useSyncExternalStore } from "react"

/** Whether the service worker serves this page: then the app starts offline, and answers are worth storing. */
export function isInstalled(): boolean {
  // Service workers need https or localhost.
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null
}

/** The same, updated while the page is open. */
export function useInstalled(): boolean {
  return useSyncExternalStore(subscribe, isInstalled)
}

function subscribe(listener: () => void) {
  if (!("serviceWorker" in navigator)) return () => {}
  navigator.serviceWorker.addEventListener("controllerchange", listener)
  return () => navigator.serviceWorker.removeEventListener("controllerchange", listener)
}
