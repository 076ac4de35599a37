import { useSyncExternalStore } from "react"

/** Whether the service worker controls this page. If so, the app starts offline, and query results are worth storing. */
export function isInstalled(): boolean {
  // Service workers need https or localhost.
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null
}

/** Like `isInstalled`, but re-renders when the result changes. */
export function useInstalled(): boolean {
  return useSyncExternalStore(subscribe, isInstalled)
}

function subscribe(listener: () => void) {
  if (!("serviceWorker" in navigator)) return () => {}
  navigator.serviceWorker.addEventListener("controllerchange", listener)
  return () => navigator.serviceWorker.removeEventListener("controllerchange", listener)
}
