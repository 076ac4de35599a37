/** Scrolls the focused element, or else the current step of a list, out from behind the bars and toasts at the bottom edge when these grow. */
export function uncoverFocus(): void {
  const focused = document.querySelector(":focus-visible")
  const seen = focused && !isFixed(focused) ? focused : document.querySelector("li[aria-current='step']")
  if (!seen) return
  const { top, bottom } = seen.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  if (bottom > innerHeight - covered && top < innerHeight) seen.scrollIntoView({ block: "nearest" })
}

function isFixed(element: Element): boolean {
  if (getComputedStyle(element).position === "fixed") return true
  return element.parentElement !== null && isFixed(element.parentElement)
}
