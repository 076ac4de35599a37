/** Scrolls the focused element out from behind the bars and toasts at the lower edge when those grow. */
export function uncoverFocus(): void {
  const focused = document.querySelector(":focus-visible")
  if (!focused || isFixed(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  if (bottom > innerHeight - covered && top < innerHeight) focused.scrollIntoView({ block: "nearest" })
}

function isFixed(element: Element): boolean {
  if (getComputedStyle(element).position === "fixed") return true
  return element.parentElement !== null && isFixed(element.parentElement)
}
