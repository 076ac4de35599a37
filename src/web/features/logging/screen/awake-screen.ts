import { useScreenOn, useStaysOnWhileLogging } from "#web/device/screen-on.ts"

/** Keeps the screen on while the workout is on it, if the person wants that on this device. */
export function AwakeScreen(): null {
  useScreenOn(useStaysOnWhileLogging())
  return null
}
