import { useScreenOn, useStaysOnWhileLogging } from "#web/device/screen-on.ts"

/** Keeps the device's screen on while the logging screen is open, if the person has turned this on for the device. */
export function AwakeScreen(): null {
  useScreenOn(useStaysOnWhileLogging())
  return null
}
