// What each key does. A letter after G goes to a place.
import type { sentences } from "./sentences.ts"

type Place = keyof typeof sentences.places

/** What the palette and the keys open. */
export type Opened = "palette" | "shortcuts" | "weight"

/** The letter that leads to a place, after G. */
export const placeKeys: readonly [letter: string, to: Place][] = [
  ["h", "/dashboard"],
  ["p", "/progress"],
  ["r", "/routines"],
  ["g", "/goals"],
  ["u", "/profile"],
]

export const keyOfPlace = (to: string) => placeKeys.find(([, place]) => place === to)?.[0]

/** Whether a letter typed now is text, or belongs to a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
}
