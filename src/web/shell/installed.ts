import { useSyncExternalStore } from "react"

/** Whether this page is served by the service worker: then the app starts without a network too, and what is read is worth keeping. */
export function isInstalled(): boolean {
  // A plain http address has no service workers.
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null
}

/** The same, as it becomes so while the page is open. */
export function useInstalled(): boolean {
  return useSyncExternalStore(subscribe, isInstalled)
}

function subscribe(listener: () => void) {
  if (!("serviceWorker" in navigator)) return () => {}
  navigator.serviceWorker.addEventListener("controllerchange", listener)
  return () => navigator.serviceWorker.removeEventListener("controllerchange", listener)
}
