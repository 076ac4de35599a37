import { followPointer } from "#web/ui/gestures/follow-pointer.ts"

/** Drags a set's row by its number. `onDrop` receives its new position within the exercise, counting from 0. Escape cancels. */
export function dragSet(
  handle: HTMLElement,
  pointer: { id: number; y: number },
  onDrop: (to: number) => void,
): void {
  const row = handle.closest("li")
  const rows = [...(row?.parentElement?.children ?? [])]
  const own = row ? rows.indexOf(row) : -1
  if (!row || own === -1) return
  const middles = rows.map((each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2
  })
  const scrolledFrom = scrollY
  let to = own
  row.dataset["dragged"] = ""
  followPointer(
    { currentTarget: handle, pointerId: pointer.id },
    {
      onMove({ clientY }) {
        const scrolled = scrollY - scrolledFrom
        row.style.translate = `0 ${clientY + scrolled - pointer.y}px`
        to = middles.filter((middle, index) => index !== own && middle < clientY + scrolled).length
      },
      onEnd(isDropped) {
        delete row.dataset["dragged"]
        row.style.removeProperty("translate")
        if (isDropped && to !== own) onDrop(to)
      },
    },
  )
}
