import type { paletteSentences } from "./palette-sentences.ts"

type PageAddress = keyof typeof paletteSentences.pages

/** What a shortcut or the palette can open on top of a page. */
export type Overlay = "palette" | "shortcuts" | "weight"

/** The letter that opens a page when it is typed after G. */
export const pageLetters: readonly [letter: string, to: PageAddress][] = [
  ["h", "/dashboard"],
  ["p", "/progress"],
  ["r", "/routines"],
  ["g", "/goals"],
  ["u", "/profile"],
]

export const letterOfPage = (to: string) => pageLetters.find(([, page]) => page === to)?.[0]

/** Whether a letter typed now is text input or meant for an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null
}
