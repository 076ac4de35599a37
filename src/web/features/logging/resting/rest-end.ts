import { inTime } from "#web/device/in-time.ts"
import type { Rest } from "#domain/workout/rest.ts"
import { readRestAlerts } from "#web/device/rest-alerts.ts"
import { sentences } from "./sentences.ts"

const pulses = [200, 100, 200]
const tone = { hertz: 880, seconds: 0.18, volume: 0.25, times: 2, apart: 0.28 }
const tag = "rest"

/** Announces the end of a rest in the ways that the person chose, except those that the browser doesn't allow. */
export async function announceRestEnd(rest: Rest): Promise<void> {
  const { sound, vibration, notification } = readRestAlerts()
  // A hidden page isn't allowed to vibrate the phone, but its notification is.
  if (vibration && !document.hidden) navigator.vibrate?.(pulses)
  if (notification && document.hidden) await notify(rest, sound, vibration).catch(() => {})
  if (sound) await playTone().catch(() => {})
}

async function notify({ exercise_name, ends_at }: Rest, sound: boolean, vibration: boolean) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return
  const options = {
    body: exercise_name,
    tag,
    icon: "/app-icon.svg",
    timestamp: ends_at,
    silent: !sound && !vibration,
    ...(vibration && { vibrate: pulses }),
  }
  const worker = await navigator.serviceWorker?.getRegistration()
  // Phones show only notifications from a service worker, which also handles a press on them.
  if (worker) await worker.showNotification(sentences.restIsOver, options)
  else new Notification(sentences.restIsOver, options).addEventListener("click", () => focus())
}

/** Removes the notification once the person looks at the rest or continues the workout. */
export async function removeNotification(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await worker?.getNotifications({ tag })) ?? []) notification.close()
}

const patienceMilliseconds = 1_000

// The AudioContext is created once per page load. After one press, browsers let the same AudioContext play sound without another press.
let speaker: AudioContext | undefined
let isAwake = false

/** Unlocks sound for later. Must be called while handling a press. */
export async function prepareSound(): Promise<void> {
  if (isAwake || !navigator.userActivation.isActive || !readRestAlerts().sound) return
  speaker ??= new AudioContext()
  await speaker.resume()
  if (isAwake) return
  isAwake = true
  // The AudioContext is suspended until it is needed, so that the device's audio is free for other apps.
  await speaker.suspend()
}

/** Plays two short tones, synthesized so that nothing has to be downloaded. */
async function playTone() {
  isAwake = true
  const context = (speaker ??= new AudioContext())
  // Browsers block sound until the person has interacted with the page.
  await inTime(context.resume(), patienceMilliseconds, () => {
    throw new Error("The page has not been touched.")
  })
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
  tones.at(-1)?.addEventListener("ended", () => void context.suspend())
}
