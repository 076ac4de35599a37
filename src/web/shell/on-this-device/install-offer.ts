import { useWatched, WatchedValue } from "#web/device/watched-value.ts"

/** The browser's offer to install the app. Only some browsers make one. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

/**
 * "offered": one press installs the app. "manual": it can be installed from the browser's menu, if the browser supports that. "installed": this
 * is the installed app.
 */
export type InstallState = "offered" | "manual" | "installed"

const offer = new WatchedValue<InstallOffer | "accepted" | undefined>(undefined)

/** Stores the browser's install offer for later instead of showing a banner now. Call this once and early, because the event fires only once. */
export function listenForInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    offer.set(event)
  })
  addEventListener("appinstalled", () => {
    offer.set("accepted")
  })
}

/** Shows the browser's prompt. An offer can be used once; after a refusal the browser may make another one later. */
export async function install(): Promise<void> {
  const made = offer.get()
  if (made === undefined || made === "accepted") return
  offer.set(undefined)
  await made.prompt()
}

export function useInstallState(): InstallState {
  const made = useWatched(offer)
  if (made === "accepted" || matchMedia("(display-mode: standalone)").matches) return "installed"
  return made ? "offered" : "manual"
}

function isInstallOffer(event: Event): event is InstallOffer {
  return "prompt" in event && typeof event.prompt === "function"
}
