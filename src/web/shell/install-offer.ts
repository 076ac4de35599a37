import { useSyncExternalStore } from "react"

/** The browser's own offer to put the app on the home screen; only some browsers make it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

/** "offered": one press installs it. "by hand": the browser has a menu for it, if it can at all. "there": this is the installed app. */
export type InstallState = "offered" | "by hand" | "there"

let offer: InstallOffer | undefined
let isThere = false
const listeners = new Set<() => void>()

/** Keeps the browser's offer for when somebody looks for it, instead of a banner now. Call once, early: it comes only once. */
export function listenForInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    become(event)
  })
  addEventListener("appinstalled", () => {
    isThere = true
    become(undefined)
  })
}

/** Shows the browser's own question. An offer can be taken once; a browser that is refused makes another one later. */
export async function install(): Promise<void> {
  const taken = offer
  become(undefined)
  await taken?.prompt()
}

export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, state)
}

function state(): InstallState {
  if (isThere || matchMedia("(display-mode: standalone)").matches) return "there"
  return offer ? "offered" : "by hand"
}

function become(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isInstallOffer(event: Event): event is InstallOffer {
  return "prompt" in event && typeof event.prompt === "function"
}
