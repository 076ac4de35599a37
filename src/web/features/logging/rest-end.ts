import type { Rest } from "#domain/rest.ts"
import { readRestAlerts } from "#web/offline/rest-alerts.ts"
import { sentences } from "./sentences.ts"

const pulses = [200, 100, 200]
const tone = { hertz: 880, seconds: 0.18, volume: 0.25, times: 2, apart: 0.28 }

/** Tells that a rest is over the way the person wants it told; a browser that refuses a way is let be. */
export async function tellRestIsOver(rest: Rest): Promise<void> {
  const { sound, vibration, notification } = readRestAlerts()
  if (vibration) navigator.vibrate?.(pulses)
  if (notification && document.hidden) await notify(rest).catch(() => {})
  if (sound) await playTone().catch(() => {})
}

async function notify({ exercise_name }: Rest) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return
  const options = { body: exercise_name, tag: "rest", icon: "/app-icon.svg" }
  const worker = await navigator.serviceWorker?.getRegistration()
  // A phone shows only what a service worker asks for.
  if (worker) await worker.showNotification(sentences.restOver, options)
  else new Notification(sentences.restOver, options).addEventListener("click", () => focus())
}

/** Two short tones, with nothing to download. */
async function playTone() {
  const context = new AudioContext()
  // Refused until the page was touched; then there is no sound.
  await Promise.race([context.resume(), new Promise((_, refuse) => setTimeout(refuse, 1000))])
  const volume = new GainNode(context, { gain: tone.volume })
  volume.connect(context.destination)
  const tones = Array.from({ length: tone.times }, (_, index) => {
    const oscillator = new OscillatorNode(context, { frequency: tone.hertz })
    oscillator.connect(volume)
    const from = context.currentTime + index * tone.apart
    oscillator.start(from)
    oscillator.stop(from + tone.seconds)
    return oscillator
  })
  tones.at(-1)?.addEventListener("ended", () => void context.close())
}
