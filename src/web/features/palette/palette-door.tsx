import { Search } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { readLetterKeys } from "#web/device/letter-keys.ts"
import { useNavigationLocked } from "#web/shell/navigation-lock.ts"
import { lazyDialog } from "#web/ui/dialogs/lazy-dialog.tsx"
import { LogWeightDialog } from "#web/weighing/log-weight-button.tsx"
import { isTyping, type Overlay, pageLetters } from "./keys.ts"
import styles from "./palette.module.css"
import { sentences } from "./sentences.ts"

const Palette = lazyDialog(async () => (await import("./palette.tsx")).Palette)
const Shortcuts = lazyDialog(async () => (await import("./shortcuts.tsx")).Shortcuts)

const sequenceMilliseconds = 1_000

/**
 * The button that opens the palette on wide screens, and the shortcuts on every page. While a workout is being logged, letters belong to the
 * logging screen; while its timer runs, no shortcut leaves that screen.
 */
export function PaletteDoor({ userId }: { userId: string }) {
  const [opened, open] = useState<Overlay | null>(null)
  useKeys(open)
  // An overlay may open another overlay before closing itself.
  const close = (overlay: Overlay) => () => open((now) => (now === overlay ? null : now))
  return (
    <>
      <button
        type="button"
        className={`push ${styles["door"]}`}
        aria-haspopup="dialog"
        onClick={() => open("palette")}
      >
        <Search className="icon" aria-hidden />
        {sentences.title}
        <kbd aria-hidden>{sentences.key}</kbd>
      </button>
      {opened === "palette" && <Palette userId={userId} onOpen={open} onClose={close("palette")} />}
      {opened === "shortcuts" && <Shortcuts onClose={close("shortcuts")} />}
      {opened === "weight" && <LogWeightDialog userId={userId} onClose={close("weight")} />}
    </>
  )
}

function useKeys(open: (overlay: Overlay) => void) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLocked = useNavigationLocked()
  const startedAt = useRef(-Infinity)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, timeStamp } = event
    if (isComposing || event.defaultPrevented || isLocked) return
    if ((ctrlKey || metaKey) && key.toLowerCase() === "k" && !document.querySelector("dialog[open]")) {
      event.preventDefault()
      open("palette")
    }
    if (ctrlKey || metaKey || altKey || isTyping(event.target) || !readLetterKeys()) return
    const isAfterG = timeStamp - startedAt.current < sequenceMilliseconds
    startedAt.current = -Infinity
    const letter = key.toLowerCase()
    const page = isAfterG && pageLetters.find(([each]) => each === letter)
    const actions: Record<string, () => void> = {
      "?": () => open("shortcuts"),
      g: () => (startedAt.current = timeStamp),
      ...(!isLoggingAt(pathname) && {
        n: () => void navigate("/log-workout/new"),
        w: () => open("weight"),
      }),
    }
    const action = page ? () => void navigate(page[1]) : actions[letter]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}

function isLoggingAt(pathname: string): boolean {
  return pathname.startsWith("/log-workout/") && !pathname.endsWith("/summary")
}
