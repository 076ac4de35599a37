import { keepText, readText } from "./device-store.ts"

const alertsKey = "rest-alerts"

/** How the end of a rest is told on this device. */
export interface RestAlerts {
  sound: boolean
  vibration: boolean
  notification: boolean
  /** The screen stays on while a rest runs. */
  screen: boolean
}

export function readRestAlerts(): RestAlerts {
  const off = readText(alertsKey)?.split(",") ?? ["notification"]
  return {
    sound: !off.includes("sound"),
    vibration: !off.includes("vibration"),
    notification: !off.includes("notification"),
    screen: !off.includes("screen"),
  }
}

export function keepRestAlerts(alerts: RestAlerts): void {
  const off = Object.entries(alerts).filter(([, isOn]) => !isOn)
  keepText(alertsKey, off.map(([name]) => name).join())
}
