import * as z from "zod/mini"
import { deviceStore } from "./device-store.ts"

const alertsSchema = z.object({
  sound: z.boolean(),
  vibration: z.boolean(),
  notification: z.boolean(),
  /** Whether the screen stays on while a rest runs. */
  screen: z.boolean(),
})

/** How this device announces the end of a rest. */
export type RestAlerts = z.infer<typeof alertsSchema>

const alertsKey = "rest-alerts"
const notChosen: RestAlerts = { sound: true, vibration: true, notification: false, screen: true }
const alerts = deviceStore(
  (value) => z.parse(alertsSchema, value),
  (text) => {
    const off = text.split(",")
    return Object.fromEntries(Object.keys(notChosen).map((name) => [name, !off.includes(name)]))
  },
)

export function readRestAlerts(): RestAlerts {
  return alerts.read(alertsKey) ?? notChosen
}

export function keepRestAlerts(chosen: RestAlerts): void {
  alerts.keep(alertsKey, chosen)
}
