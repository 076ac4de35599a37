/** What has the focus of the keyboard comes out from behind what is fixed at the lower edge, toasts above bars, when that has grown. */
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
