import Bowser from "bowser"
import { sentences } from "./sentences.ts"

/** The kind of device that a browser runs on. */
type Machine = "phone" | "tablet" | "computer"

interface Device {
  /** "Chrome on Android" */
  name: string
  machine: Machine
}

/** The browser and device that a user agent belongs to. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { name: sentences.unknownDevice, machine: "computer" }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = browser.name && os.name ? sentences.browserOn(browser.name, os.name) : browser.name || os.name
  return { name: name || sentences.unknownDevice, machine: machineOf(platform.type) }
}

function machineOf(type: string | undefined): Machine {
  if (type === "mobile") return "phone"
  return type === "tablet" ? "tablet" : "computer"
}
